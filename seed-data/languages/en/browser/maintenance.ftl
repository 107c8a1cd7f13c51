maintenance-title = Maintenance in progress
maintenance-effect = You can open everything and try changes. Changes to a scenario stay in this browser and are saved when maintenance ends; other changes are not possible.
maintenance-until = Expected end: { $time }
