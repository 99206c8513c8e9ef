import { useDeleteInterviewMutation } from '#api/api.ts';
import { DeletionDialog } from '#features/shell/DeletionDialog.tsx';

interface DeleteInterviewDialogProps {
  leadId: string;
  interviewId: string;
  onClose: () => void;
}

/** Asks before an interview is deleted. */
export function DeleteInterviewDialog({
  leadId,
  interviewId,
  onClose,
}: DeleteInterviewDialogProps) {
  const [deleteInterview] = useDeleteInterviewMutation();
  return (
    <DeletionDialog
      id={leadId}
      title="Delete Interview"
      text="It will be deleted with its notes and questions. This can't be undone."
      confirmLabel="Delete Interview"
      onDelete={() => deleteInterview({ leadId, id: interviewId }).unwrap()}
      errorTitle="Error deleting interview"
      onClose={onClose}
    />
  );
}
