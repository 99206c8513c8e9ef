import { useCheckMailboxMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { failed } from '#features/shell/failed.ts';

/** Reads new email now. Its outcome is in the mailbox. */
export function useCheckMailbox() {
  const dispatch = useAppDispatch();
  const [check, { isLoading }] = useCheckMailboxMutation();
  async function checkNow() {
    const { error } = await check();
    if (error) dispatch(failed(error, 'reading email'));
  }
  return { isChecking: isLoading, checkNow };
}
