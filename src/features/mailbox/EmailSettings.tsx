import { useGetMailboxQuery } from '#api/api.ts';
import { PendingSettings } from '#features/shell/PendingSettings.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { MailboxCard } from './MailboxCard.tsx';
import { MailboxStatus } from './MailboxStatus.tsx';

/** Settings > Email: the mailbox that replies are read from. */
export function EmailSettings() {
  const { data, error, refetch } = useGetMailboxQuery();
  if (!data) return <PendingSettings name="email settings" error={error} onRetry={refetch} />;
  return (
    <Stack>
      <MailboxCard {...data} />
      {data.mailbox && <MailboxStatus mailbox={data.mailbox} />}
      <SectionCard title="What is kept">
        <p>
          For emails about your leads: sender, subject, date, text and the names of attachments. For
          other emails: sender and subject, listed on Today for a week.
        </p>
      </SectionCard>
      <SectionCard title="Outlook and other mail">
        <p>
          Outlook doesn’t accept app passwords. Drop emails from Outlook or any other mail app on
          Today or a lead, or copy and paste their text.
        </p>
      </SectionCard>
    </Stack>
  );
}
