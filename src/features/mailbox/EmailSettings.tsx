import { useGetMailboxQuery } from '#api/api.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { MainAndAside, Stack } from '#ui/layout/Stack.tsx';
import { MailboxCard } from './MailboxCard.tsx';
import { MailboxStatus } from './MailboxStatus.tsx';

/** Settings > Email: the mailbox that replies are read from. */
export function EmailSettings() {
  const { data, error, refetch } = useGetMailboxQuery();
  if (error && !data) {
    return <LoadingError title="Error loading email settings" error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <MainAndAside aria-busy aria-label="Loading email settings...">
        <Card>
          <Skeleton height="420px" />
        </Card>
        <Card>
          <Skeleton height="220px" />
        </Card>
      </MainAndAside>
    );
  }
  return (
    <MainAndAside>
      <MailboxCard {...data} />
      <Stack>
        {data.mailbox && <MailboxStatus mailbox={data.mailbox} />}
        <SectionCard title="What is kept">
          <p>
            Email that fits one of your leads: sender, subject, date, text and the names of
            attachments. Of other email, sender and subject are listed on Today for a week.
          </p>
        </SectionCard>
        <SectionCard title="Outlook and other mail">
          <p>
            Microsoft takes no app passwords. Drop an email from Outlook, or from any mail program,
            on Today or on a lead, or copy its text and paste it there. It is read the same way.
          </p>
        </SectionCard>
      </Stack>
    </MainAndAside>
  );
}
