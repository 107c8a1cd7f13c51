maintenance-title = Maintenance in progress
maintenance-effect = You can view everything and try out changes. Changes to a scenario stay in this browser and are saved when maintenance ends. Other changes are not possible.
maintenance-until = Expected end: { $time }
