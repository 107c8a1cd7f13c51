/** English messages of accounts. */

import text from "@languages/en/browser/accounts.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("accounts", text);
