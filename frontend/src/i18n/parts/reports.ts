/** English messages of the menu of report formats. */

import text from "@languages/en/browser/reports.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("reports", text);
