import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before typed text is discarded. */
export const DiscardDialog = ({ open, onDiscard, onKeep }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    danger
    title="Discard changes?"
    text="You have unsaved changes."
    confirmLabel="Discard"
    cancelLabel="Keep Editing"
    onConfirm={onDiscard}
    onClose={onKeep}
  />
);
