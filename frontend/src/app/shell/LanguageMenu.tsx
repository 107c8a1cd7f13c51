import { ActionIcon, Menu } from "@mantine/core";
import { toastProblem } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { languages } from "@/i18n/bundles";
import { t } from "@/i18n/t";
import { nameOfLanguage, useLanguage } from "@/i18n/useLanguage";
import { useChooseLanguage } from "./useAccountLanguage";

/** The languages of the interface, each by its own name. */
export function LanguageMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const current = useLanguage();
  const choose = useChooseLanguage(isSignedIn);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t("app-language", { language: nameOfLanguage(current) })}
        >
          <Icon name="language" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            rightSection={language === current && <Icon name="good" label={t("app-selected")} />}
            onClick={() => void choose(language).catch(toastProblem)}
          >
            {nameOfLanguage(language)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
