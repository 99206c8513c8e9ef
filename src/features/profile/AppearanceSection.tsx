import { useDispatch, useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '#features/shell/index.ts';
import { applyColorScheme, type ColorScheme } from '#ui/colorScheme.ts';
import { Section } from '#ui/Section.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Sheet } from './ProfileView.tsx';

const OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or what the system says. */
export function AppearanceSection() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTheme);
  const choose = (scheme: ColorScheme) => {
    applyColorScheme(scheme);
    dispatch(themeChosen(scheme));
  };
  return (
    <Sheet>
      <Section title="Appearance">
        <div>
          <SegmentedControl<ColorScheme>
            label="Theme"
            value={chosen}
            onValueChange={choose}
            options={OPTIONS}
          />
        </div>
      </Section>
    </Sheet>
  );
}
