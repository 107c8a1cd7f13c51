/** English messages of signing in and up. */

import text from "@languages/en/browser/auth.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("auth", text);
