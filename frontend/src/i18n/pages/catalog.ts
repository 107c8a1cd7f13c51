/** English labels of the facts in the catalog, shared with the service. */

import text from "@languages/en/fact.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("fact", text);
