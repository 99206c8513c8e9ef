import { useTheme } from '#features/shell/useTheme.ts';
import type { ColorScheme } from '#ui/colorScheme.ts';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** The theme: light, dark or the system's. */
export function AppearanceSection() {
  const { chosen, choose, options } = useTheme();
  return (
    <SectionCard title="Appearance">
      <div>
        <SegmentedControl<ColorScheme>
          label="Theme"
          value={chosen}
          onValueChange={choose}
          options={options}
        />
      </div>
    </SectionCard>
  );
}
