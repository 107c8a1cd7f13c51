/** English messages of expected ranges. */

import text from "@languages/en/browser/confidence.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("confidence", text);
