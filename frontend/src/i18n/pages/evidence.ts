/** English messages of the pages that show evidence. */

import { addEnglish } from "../bundles";
import text from "../locales/en/evidence.ftl?raw";

addEnglish("evidence", text);
