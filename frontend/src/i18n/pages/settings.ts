/** English messages of the settings that are loaded later than the first page. */

import audit from "@languages/en/browser/audit.ftl?raw";
import branding from "@languages/en/browser/branding.ftl?raw";
import keys from "@languages/en/browser/keys.ftl?raw";
import webhooks from "@languages/en/browser/webhooks.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("audit", audit);
addEnglish("branding", branding);
addEnglish("keys", keys);
addEnglish("webhooks", webhooks);
