import { useDeletePitchMutation, useGetPitchesQuery } from '#api/api.ts';
import { DeletionDialog } from '#features/shell/DeletionDialog.tsx';

interface DeletePitchDialogProps {
  pitchId: string;
  onClose: () => void;
}

/** Asks before a past pitch is deleted. */
export function DeletePitchDialog({ pitchId, onClose }: DeletePitchDialogProps) {
  const [deletePitch] = useDeletePitchMutation();
  const { data } = useGetPitchesQuery(undefined);
  const pitch = data?.find(({ id }) => id === pitchId);
  if (!pitch) return null;
  return (
    <DeletionDialog
      id={pitchId}
      title="Delete Pitch"
      text={`The pitch for “${pitch.position}” at ${pitch.company} will be deleted. This can't be undone.`}
      confirmLabel="Delete Pitch"
      onDelete={() => deletePitch(pitchId).unwrap()}
      errorTitle="Error deleting pitch"
      onClose={onClose}
    />
  );
}
