/** English messages of the banners of maintenance mode and of a public demo. */

import demo from "@languages/en/browser/demo.ftl?raw";
import maintenance from "@languages/en/browser/maintenance.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("demo", demo);
addEnglish("maintenance", maintenance);
