import { Suspense, useState } from 'react';
import type { SavedView } from '#domain/contract/views.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { PaletteField } from './PaletteField.ts';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette);

interface PaletteDialogProps {
  /** The address of a saved view. */
  viewUrl: (view: SavedView) => string;
  onClose: () => void;
}

/** The command palette in a dialog. The field is there before the rest is loaded, so no key is lost. */
export function PaletteDialog(props: PaletteDialogProps) {
  const [search, setSearch] = useState('');
  return (
    <DialogShell width="40rem" focus="input" onClose={props.onClose}>
      <VisuallyHidden as={DialogTitle}>Command palette</VisuallyHidden>
      <Suspense
        fallback={
          <PaletteField value={search} onChange={({ target }) => setSearch(target.value)} />
        }
      >
        <CommandPalette {...props} search={search} onSearch={setSearch} />
      </Suspense>
    </DialogShell>
  );
}
