import { useDecideMessageMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { MessageKind } from '#domain/contract/enums.ts';
import type { Acceptance, Message } from '#domain/contract/messages.ts';
import { followUpAfter } from '#domain/messages/acceptedChanges.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import { failed } from '#features/shell/failed.ts';
import { dialogOpened } from '#features/shell/index.ts';
import { offerUndo } from '#features/shell/undoSlice.ts';

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
    const text = decision === 'ignore' ? 'Reply ignored.' : 'Reply accepted.';
    const { similar: pairs = [] } = data;
    const merge = { label: 'Same person?', action: dialogOpened({ kind: 'samePeople', pairs }) };
    const actions = pairs.length > 0 ? [merge] : [];
    dispatch(offerUndo({ kind: 'message', messageId: id }, text, { about: id, actions }));
  }
  return {
    isSaving: isLoading,
    accept: ({ id }: Message, acceptance: Acceptance) => run(id, 'accept', acceptance),
    ignore: ({ id }: Message) => run(id, 'ignore'),
  };
}
