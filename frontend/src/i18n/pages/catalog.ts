/** English messages of the catalog, and the labels of its facts, which the service shares. */

import catalog from "@languages/en/browser/catalog.ftl?raw";
import facts from "@languages/en/fact.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("catalog", catalog);
addEnglish("fact", facts);
