import { ShortcutKeys } from '#features/shell/ShortcutKeys.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

export const ShortcutsSection = () => (
  <SectionCard title="Keyboard shortcuts">
    <ShortcutKeys />
  </SectionCard>
);
