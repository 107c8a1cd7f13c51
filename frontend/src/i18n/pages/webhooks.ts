/** English messages of the pages that show webhooks. */

import { addEnglish } from "../bundles";
import text from "../locales/en/webhooks.ftl?raw";

addEnglish("webhooks", text);
