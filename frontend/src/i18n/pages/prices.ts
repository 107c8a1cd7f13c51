/** English messages of price lists. */

import text from "@languages/en/browser/prices.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("prices", text);
