/** English messages of scenarios with several arrays. */

import text from "@languages/en/browser/arrays.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("arrays", text);
