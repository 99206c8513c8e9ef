import { useDeleteLeadMutation } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { DeletionDialog } from '#features/shell/DeletionDialog.tsx';

interface DeleteLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Asks before a lead is deleted. */
export function DeleteLeadDialog({ lead, onClose }: DeleteLeadDialogProps) {
  const [deleteLead] = useDeleteLeadMutation();
  return (
    <DeletionDialog
      id={lead.id}
      title={`Delete ${lead.title} at ${lead.company}?`}
      text="Its notes are deleted, too. This can't be undone."
      confirmLabel="Delete Lead"
      onDelete={() => deleteLead(lead.id).unwrap()}
      errorTitle="Error deleting lead"
      onClose={onClose}
    />
  );
}
