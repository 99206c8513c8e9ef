import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDeleteLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { leadDeletionClosed, selectDeletionLeadId } from './leadDeletionSlice.ts';
import { useLead } from './useLead.ts';

/** Asks before a lead goes; then it leaves the list at once, and comes back if the server refuses. */
export function DeleteLeadDialog() {
  const dispatch = useDispatch();
  const lead = useLead(useSelector(selectDeletionLeadId));
  const [deleteLead] = useDeleteLeadMutation();
  const close = () => dispatch(leadDeletionClosed());

  // The question goes with the list, by the back button for one.
  useEffect(() => () => void dispatch(leadDeletionClosed()), [dispatch]);

  async function confirmDeletion(id: string) {
    close();
    try {
      await deleteLead(id).unwrap();
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: `Error deleting lead: ${errorMessage(error)}` }));
    }
  }

  if (!lead) return null;
  return (
    <ConfirmDialog
      open
      danger
      title="Delete Lead"
      text={`“${lead.title}” at ${lead.company} will be deleted with its notes. This cannot be undone.`}
      confirmLabel="Delete Lead"
      onConfirm={() => confirmDeletion(lead.id)}
      onClose={close}
    />
  );
}
