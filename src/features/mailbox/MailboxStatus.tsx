import { RefreshCw } from 'lucide-react';
import { useDeleteMailboxMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Mailbox } from '#domain/contract/mailbox.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { useCheckMailbox } from './useCheckMailbox.ts';

/** When the mailbox was read, and removing it. */
export function MailboxStatus({ mailbox: { user, checkedAt, problem } }: { mailbox: Mailbox }) {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const { checkNow, isChecking } = useCheckMailbox();
  const [remove, { isLoading }] = useDeleteMailboxMutation();

  async function removeNow() {
    const isConfirmed = await ask({
      title: 'Remove the mailbox?',
      text: 'Its password and the list of other email are deleted from the server. Replies that are kept with your leads stay.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!isConfirmed) return;
    const { error } = await remove();
    dispatch(
      error
        ? failed(error, 'removing the mailbox')
        : toastShown({ tone: 'success', text: 'Mailbox removed.' }),
    );
  }

  return (
    <SectionCard title="Reading">
      <p>
        Reads <strong>{user}</strong> every five minutes.
      </p>
      <p role="status">
        {checkedAt && (
          <>
            Checked <EventTime at={checkedAt} inText />.
          </>
        )}
        {!checkedAt && !problem && 'Reading the email of the last 30 days…'}
        {problem && ` ${problem.reason}`}
      </p>
      <Row>
        <Button icon={RefreshCw} busy={isChecking} onClick={checkNow}>
          Check now
        </Button>
        <Button variant="ghost" busy={isLoading} onClick={removeNow}>
          Remove mailbox
        </Button>
      </Row>
    </SectionCard>
  );
}
