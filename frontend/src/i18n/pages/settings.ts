/** English messages of the settings that are loaded later than the first page. */

import { addEnglish } from "../bundles";
import audit from "../locales/en/audit.ftl?raw";
import branding from "../locales/en/branding.ftl?raw";
import keys from "../locales/en/keys.ftl?raw";
import webhooks from "../locales/en/webhooks.ftl?raw";

addEnglish("audit", audit);
addEnglish("branding", branding);
addEnglish("keys", keys);
addEnglish("webhooks", webhooks);
