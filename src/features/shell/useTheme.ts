import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { applyColorScheme, COLOR_SCHEMES, type ColorScheme } from '#ui/colorScheme.ts';
import { selectTheme, shellChanged } from './shellSlice.ts';

const LABELS: Record<ColorScheme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

const OPTIONS = COLOR_SCHEMES.map((value) => ({ value, label: LABELS[value] }));

/** The chosen theme, the options, and a function to choose one. */
export function useTheme() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const choose = (scheme: ColorScheme) => {
    applyColorScheme(scheme);
    dispatch(shellChanged({ theme: scheme }));
  };
  return { chosen, choose, options: OPTIONS };
}
