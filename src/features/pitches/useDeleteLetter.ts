import { useDeletePitchMutation } from '#api/api.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';

/** Deletes a letter, after a question. Resolves to whether it's gone. */
export function useDeleteLetter() {
  const confirm = useConfirmedWrite();
  const [deletePitch] = useDeletePitchMutation();
  return ({ id, position, company }: Pitch): Promise<boolean> =>
    confirm({
      title: 'Delete Pitch',
      text: `The letter for “${position}” at ${company} will be deleted. This can't be undone.`,
      confirmLabel: 'Delete Pitch',
      write: () => deletePitch(id),
      doing: 'deleting pitch',
      about: id,
    });
}
