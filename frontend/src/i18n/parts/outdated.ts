/** English messages of analyses of earlier versions. */

import text from "@languages/en/browser/outdated.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("outdated", text);
