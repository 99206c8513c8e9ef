import { SunMoon } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { applyColorScheme, COLOR_SCHEMES, type ColorScheme } from '#ui/colorScheme.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/Menu.tsx';
import { NavButton } from './navStyles.ts';
import { selectTheme, themeChosen } from './shellSlice.ts';

const LABELS: Record<ColorScheme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Light, dark, or what the system says. */
export function ThemeMenu() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTheme);
  const choose = (scheme: ColorScheme) => {
    applyColorScheme(scheme);
    dispatch(themeChosen(scheme));
  };
  return (
    <Menu
      side="top"
      trigger={
        <NavButton type="button">
          <Icon of={SunMoon} />
          Theme
        </NavButton>
      }
    >
      <MenuRadioGroup value={chosen} onValueChange={(value) => choose(value as ColorScheme)}>
        {COLOR_SCHEMES.map((scheme) => (
          <MenuRadioItem key={scheme} value={scheme}>
            {LABELS[scheme]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
