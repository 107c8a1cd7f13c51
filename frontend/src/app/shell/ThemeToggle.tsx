import { ActionIcon, type MantineColorScheme, Tooltip, useMantineColorScheme } from "@mantine/core";
import { Icon, type IconName } from "@/components/marks/icons";

const after: Record<MantineColorScheme, MantineColorScheme> = { auto: "light", light: "dark", dark: "auto" };
const shown: Record<MantineColorScheme, { icon: IconName; label: string }> = {
  auto: { icon: "system", label: "Colours: as the system has them" },
  light: { icon: "sun", label: "Colours: light" },
  dark: { icon: "moon", label: "Colours: dark" },
};

export function ThemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, label } = shown[colorScheme];
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
