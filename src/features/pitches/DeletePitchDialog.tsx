import { useDeletePitchMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface DeletePitchDialogProps {
  /** `null` closes the dialog. */
  pitch: Pitch | null;
  onClose: () => void;
}

/** Confirms the deletion of a past pitch. */
export function DeletePitchDialog({ pitch, onClose }: DeletePitchDialogProps) {
  const dispatch = useAppDispatch();
  const [deletePitch] = useDeletePitchMutation();

  async function confirmDeletion(id: string) {
    onClose();
    try {
      await deletePitch(id).unwrap();
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: `Error deleting pitch: ${errorMessage(error)}` }));
    }
  }

  if (!pitch) return null;
  return (
    <ConfirmDialog
      open
      danger
      title="Delete Pitch"
      text={`The pitch for “${pitch.position}” at ${pitch.company} will be deleted. This can't be undone.`}
      confirmLabel="Delete Pitch"
      onConfirm={() => confirmDeletion(pitch.id)}
      onClose={onClose}
    />
  );
}
