import { useDeleteLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface DeleteLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Asks before deleting a lead. It leaves the list at once; an error brings it back. */
export function DeleteLeadDialog({ lead, onClose }: DeleteLeadDialogProps) {
  const dispatch = useAppDispatch();
  const [deleteLead] = useDeleteLeadMutation();

  async function confirmDeletion() {
    onClose();
    try {
      await deleteLead(lead.id).unwrap();
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: `Error deleting lead: ${errorMessage(error)}` }));
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${lead.title} at ${lead.company}?`}
      text="Its notes are deleted, too. This can't be undone."
      confirmLabel="Delete Lead"
      onConfirm={confirmDeletion}
      onClose={onClose}
    />
  );
}
