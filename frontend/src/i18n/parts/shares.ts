/** English messages of share links. */

import text from "@languages/en/browser/shares.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("shares", text);
