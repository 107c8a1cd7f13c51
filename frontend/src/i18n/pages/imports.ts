/** English messages of the pages that show imports. */

import { addEnglish } from "../bundles";
import text from "../locales/en/imports.ftl?raw";

addEnglish("imports", text);
