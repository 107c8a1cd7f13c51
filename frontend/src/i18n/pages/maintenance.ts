/** English messages of maintenance mode. */

import text from "@languages/en/browser/maintenance.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("maintenance", text);
