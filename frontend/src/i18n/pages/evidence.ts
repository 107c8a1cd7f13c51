/** English messages of the pages that show evidence. */

import text from "@languages/en/browser/evidence.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("evidence", text);
