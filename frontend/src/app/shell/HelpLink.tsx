/** The page of the documentation on what is shown; the service knows which one it is. */

import { ActionIcon } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";

/** The address that leads there: of a page of the application, without what follows `#`. */
export const helpFor = (pathname: string, search: string) => `/help/for${pathname}${search}`;

export function HelpLink() {
  const { pathname, searchStr } = useLocation();
  const label = t("app-help");
  return (
    <ActionIcon
      component="a"
      href={helpFor(pathname, searchStr)}
      target="_blank"
      hrefLang="en"
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
    >
      <Icon name="help" />
    </ActionIcon>
  );
}
