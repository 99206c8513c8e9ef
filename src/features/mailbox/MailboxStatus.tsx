import { RefreshCw } from 'lucide-react';
import { useDeleteMailboxMutation } from '#api/api.ts';
import type { Mailbox } from '#domain/contract/mailbox.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { useCheckMailbox } from './useCheckMailbox.ts';

/** When the mailbox was read, and removing it. */
export function MailboxStatus({ mailbox: { user, checkedAt, problem } }: { mailbox: Mailbox }) {
  const confirm = useConfirmedWrite();
  const { checkNow, isChecking } = useCheckMailbox();
  const [remove, { isLoading }] = useDeleteMailboxMutation();

  const removeNow = () =>
    confirm({
      title: 'Remove the mailbox?',
      text: 'Its password and the list of other email are deleted from the server. Replies that are kept with your leads stay.',
      confirmLabel: 'Remove',
      write: () => remove(),
      doing: 'removing the mailbox',
      done: 'Mailbox removed.',
    });

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
