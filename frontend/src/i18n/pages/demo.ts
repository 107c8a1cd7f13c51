/** English messages of the banner of a public demo. */

import text from "@languages/en/browser/demo.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("demo", text);
