import { ShortcutKeys } from '#features/shell/ShortcutKeys.tsx';
import { useTheme } from '#features/shell/useTheme.ts';
import type { ColorScheme } from '#ui/colorScheme.ts';
import { Choices } from '#ui/fields/Choices.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** Settings > Appearance: the theme and the keyboard shortcuts. */
export function AppearanceSettings() {
  const { chosen, choose, options } = useTheme();
  return (
    <Stack>
      <SectionCard title="Appearance">
        <div>
          <Choices<ColorScheme>
            isJoined
            label="Theme"
            value={chosen}
            onValueChange={choose}
            options={options}
          />
        </div>
      </SectionCard>
      <SectionCard title="Keyboard shortcuts">
        <ShortcutKeys />
      </SectionCard>
    </Stack>
  );
}
