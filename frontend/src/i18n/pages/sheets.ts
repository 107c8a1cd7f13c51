/** English messages of the form that adds an array from its specification sheet. */

import text from "@languages/en/browser/sheets.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("sheets", text);
