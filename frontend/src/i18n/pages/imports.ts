/** English messages of the pages that show imports. */

import text from "@languages/en/browser/imports.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("imports", text);
