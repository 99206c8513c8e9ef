import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { SavedView } from '#domain/contract/views.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { PaletteField } from './PaletteField.ts';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette);

const HiddenTitle = styled(DialogTitle)`
  ${visuallyHidden}
`;

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
      <HiddenTitle>Command palette</HiddenTitle>
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
