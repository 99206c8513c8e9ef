import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { SavedView } from '#domain/contract/views.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { color, space } from '#ui/theme.ts';

/** The search field of the command palette. */
const PaletteField = styled.input.attrs({
  placeholder: 'Search leads, actions and pages...',
})`
  width: 100%;
  min-height: 60px;
  padding: 0 ${space[5]};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: 1.0625rem;
  outline: none;
`;

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'), 'CommandPalette');

interface PaletteDialogProps {
  /** The address of a saved view. */
  viewUrl: (view: SavedView) => string;
  onClose: () => void;
}

/** The command palette in a dialog. The field is there before the rest is loaded, so no key is lost. */
export function PaletteDialog(props: PaletteDialogProps) {
  const [search, setSearch] = useState('');
  return (
    <DialogShell placement="top" width="40rem" focus="input" onClose={props.onClose}>
      <VisuallyHidden as={DialogTitle}>Command palette</VisuallyHidden>
      <Suspense
        fallback={
          <PaletteField value={search} onChange={({ target }) => setSearch(target.value)} />
        }
      >
        <CommandPalette
          {...props}
          field={<PaletteField autoFocus />}
          search={search}
          onSearch={setSearch}
        />
      </Suspense>
    </DialogShell>
  );
}
