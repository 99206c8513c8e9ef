import { useDispatch, useSelector } from 'react-redux';
import { useDeleteLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { leadViewClosed, selectLeadView } from './leadViewSlice.ts';
import { useLead } from './useLead.ts';

/** Asks before a lead goes; then it leaves the list at once, and comes back if the server refuses. */
export function DeleteLeadDialog() {
  const dispatch = useDispatch();
  const view = useSelector(selectLeadView);
  const leadId = view.kind === 'deletion' ? view.leadId : null;
  const lead = useLead(leadId);
  const [deleteLead] = useDeleteLeadMutation();

  async function confirmDeletion(id: string) {
    dispatch(leadViewClosed());
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
      onClose={() => dispatch(leadViewClosed())}
    />
  );
}
