/** English messages of the calendar's menus, templates and legend. */

import text from "@languages/en/browser/calendar.ftl?raw";
import { addEnglish } from "../bundles";

addEnglish("calendar", text);
