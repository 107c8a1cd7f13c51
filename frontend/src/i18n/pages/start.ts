/** English messages for starting a sizing. */

import text from "@languages/en/browser/start.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("start", text);
