import { ActionIcon, type MantineColorScheme, Tooltip, useMantineColorScheme } from "@mantine/core";
import { Icon, type IconName } from "@/components/marks/icons";
import { type LabelId, t } from "@/i18n/t";

const after: Record<MantineColorScheme, MantineColorScheme> = { auto: "light", light: "dark", dark: "auto" };
const shown: Record<MantineColorScheme, { icon: IconName; label: LabelId }> = {
  auto: { icon: "system", label: "app-theme-system" },
  light: { icon: "sun", label: "app-theme-light" },
  dark: { icon: "moon", label: "app-theme-dark" },
};

export function ThemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, label: id } = shown[colorScheme];
  const label = t(id);
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setColorScheme(after[colorScheme])}
      >
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
