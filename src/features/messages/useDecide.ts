import { useDecideMessageMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { MessageKind } from '#domain/contract/enums.ts';
import type { Acceptance, Message } from '#domain/contract/messages.ts';
import { followUpAfter } from '#domain/messages/acceptedChanges.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import { failed } from '#features/shell/failed.ts';
import { dialogOpened, toastShown } from '#features/shell/index.ts';
import { undoOffered, undoRequested } from '#features/shell/undoSlice.ts';
import type { ToastMessage } from '#ui/overlays/Toast.tsx';

/** What the user accepts, with the user's zone for a time that names none. */
export const acceptanceOf = (
  kind: MessageKind,
  { proposal }: Pick<Message, 'proposal'>,
): Acceptance => ({
  kind,
  timeZone: ownTimeZone(),
  nextFollowUpAt: followUpAfter(kind, proposal.answerBy),
});

/** Returns functions that accept or ignore a message, with one undo. */
export function useDecide() {
  const dispatch = useAppDispatch();
  const [decide, { isLoading }] = useDecideMessageMutation();
  async function run(
    id: string,
    decision: 'accept' | 'ignore',
    acceptance?: Acceptance,
  ): Promise<void> {
    const { data, error } = await decide({ id, decision, acceptance });
    if (!data) {
      dispatch(failed(error, 'saving the reply', id));
      return;
    }
    const undo = { kind: 'message', messageId: id } as const;
    const text = decision === 'ignore' ? 'Reply ignored.' : 'Reply accepted.';
    dispatch(undoOffered(undo));
    const { similar: pairs = [] } = data;
    const actions: ToastMessage['actions'] = [{ label: 'Undo', action: undoRequested(undo) }];
    if (pairs.length > 0)
      actions.push({ label: 'Same person?', action: dialogOpened({ kind: 'samePeople', pairs }) });
    dispatch(toastShown({ tone: 'success', text, about: id, actions }));
  }
  return {
    isSaving: isLoading,
    accept: ({ id }: Message, acceptance: Acceptance) => run(id, 'accept', acceptance),
    ignore: ({ id }: Message) => run(id, 'ignore'),
  };
}
