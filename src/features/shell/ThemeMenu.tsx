import { SunMoon } from 'lucide-react';
import type { ColorScheme } from '#ui/colorScheme.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { NavButton } from './NavEntry.tsx';
import { useTheme } from './useTheme.ts';

/** Chooses light, dark or the system's theme. */
export function ThemeMenu({ isCollapsed }: { isCollapsed: boolean | undefined }) {
  const { chosen, choose, options } = useTheme();
  return (
    <Menu
      side="top"
      trigger={<NavButton icon={<Icon of={SunMoon} />} label="Theme" isCollapsed={isCollapsed} />}
    >
      <MenuRadioGroup value={chosen} onValueChange={(value) => choose(value as ColorScheme)}>
        {options.map(({ value, label }) => (
          <MenuRadioItem key={value} value={value}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
