/** English messages of recommendations. */

import text from "@languages/en/browser/recommendation.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("recommendation", text);
