/** English messages of recommendations and failure analyses. */

import failures from "@languages/en/browser/failures.ftl?raw";
import text from "@languages/en/browser/recommendation.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("recommendation", text);
addEnglish("failures", failures);
