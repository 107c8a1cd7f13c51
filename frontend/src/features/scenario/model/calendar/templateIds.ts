/** Templates of a week, apart from what they add, which is loaded once it is needed. */

export const templateIds = ["nightly-reboot", "patch-tuesday", "backup-window", "antivirus-scan"] as const;
export type TemplateId = (typeof templateIds)[number];
