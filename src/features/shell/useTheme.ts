import { useDispatch, useSelector } from 'react-redux';
import { applyColorScheme, COLOR_SCHEMES, type ColorScheme } from '#ui/colorScheme.ts';
import { selectTheme, themeChosen } from './shellSlice.ts';

const LABELS: Record<ColorScheme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

const OPTIONS = COLOR_SCHEMES.map((value) => ({ value, label: LABELS[value] }));

/** The chosen theme, what else there is, and the way to choose it. */
export function useTheme() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTheme);
  const choose = (scheme: ColorScheme) => {
    applyColorScheme(scheme);
    dispatch(themeChosen(scheme));
  };
  return { chosen, choose, options: OPTIONS };
}
