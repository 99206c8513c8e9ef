import { ShortcutKeys } from '#features/shell/ShortcutKeys.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from './ProfileSheet.tsx';

export const ShortcutsSection = () => (
  <Sheet>
    <Section title="Keyboard shortcuts">
      <ShortcutKeys />
    </Section>
  </Sheet>
);
