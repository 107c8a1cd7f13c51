/** English messages of warnings about a result. */

import text from "@languages/en/browser/warnings.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("warnings", text);
