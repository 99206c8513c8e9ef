import { useAppDispatch } from '#app/hooks.ts';
import type { Question } from './dialogSlice.ts';
import { failed } from './failed.ts';
import { toastShown } from './toastsSlice.ts';
import { useQuestion } from './useQuestion.ts';

interface ConfirmedWrite extends Question {
  write: () => PromiseLike<{ error?: unknown }>;
  /** Such as 'deleting note', for the toast of a failed write. */
  doing: string;
  /** The id of what is written. */
  about?: string;
  /** What a toast says after the write. */
  done?: string;
}

/** Returns a function that asks before it discards something. It resolves to whether that is gone. */
export function useConfirmedWrite() {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  return async ({ write, doing, about, done, ...question }: ConfirmedWrite): Promise<boolean> => {
    if (!(await ask({ ...question, danger: true }))) return false;
    const { error } = await write();
    if (error) dispatch(failed(error, doing, about));
    else if (done) dispatch(toastShown({ tone: 'success', text: done }));
    return !error;
  };
}
