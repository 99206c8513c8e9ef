import type { SavedView } from '#domain/contract/views.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { CommandPalette } from './CommandPalette.tsx';

interface PaletteDialogProps {
  /** The address of a saved view. */
  viewUrl: (view: SavedView) => string;
  onClose: () => void;
}

/** The command palette in a dialog. */
export const PaletteDialog = (props: PaletteDialogProps) => (
  <DialogShell placement="top" width="40rem" focus="input" onClose={props.onClose}>
    <VisuallyHidden as={DialogTitle}>Command palette</VisuallyHidden>
    <CommandPalette {...props} />
  </DialogShell>
);
