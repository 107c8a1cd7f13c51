/** English messages of the comparison of runs. */

import text from "@languages/en/browser/comparison.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("comparison", text);
