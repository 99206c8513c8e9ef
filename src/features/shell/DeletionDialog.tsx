import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastShown } from './toastsSlice.ts';

interface DeletionDialogProps {
  /** The id of what is deleted. */
  id: string;
  title: string;
  text: string;
  confirmLabel: string;
  /** Rejects with the server's error. */
  onDelete: () => Promise<unknown>;
  /** For example 'Error deleting lead' (product spec, section 8). */
  errorTitle: string;
  onClose: () => void;
}

/** Asks before something is deleted. It disappears at once; an error brings it back. */
export function DeletionDialog({
  id,
  onDelete,
  errorTitle,
  onClose,
  ...texts
}: DeletionDialogProps) {
  const dispatch = useAppDispatch();
  async function confirm() {
    onClose();
    try {
      await onDelete();
    } catch (error) {
      const text = `${errorTitle}: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: id }));
    }
  }
  return <ConfirmDialog {...texts} danger onConfirm={confirm} onClose={onClose} />;
}
