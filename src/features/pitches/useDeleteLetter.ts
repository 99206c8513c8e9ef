import { useDeletePitchMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { failed } from '#features/shell/failed.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';

/** Deletes a letter, after a question. Resolves to whether it's gone. */
export function useDeleteLetter() {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const [deletePitch] = useDeletePitchMutation();
  return async ({ id, position, company }: Pitch): Promise<boolean> => {
    const isSure = await ask({
      title: 'Delete Pitch',
      text: `The letter for “${position}” at ${company} will be deleted. This can't be undone.`,
      confirmLabel: 'Delete Pitch',
      danger: true,
    });
    if (!isSure) return false;
    const { error } = await deletePitch(id);
    if (error) dispatch(failed(error, 'deleting pitch', id));
    return !error;
  };
}
