import { CalendarPlus, Copy } from 'lucide-react';
import {
  useCreateCalendarMutation,
  useDeleteCalendarMutation,
  useGetCalendarQuery,
} from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { copyText } from '#features/shell/copyText.ts';
import { failed } from '#features/shell/failed.ts';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row } from '#ui/layout/Stack.tsx';

/** Whether an origin is a name or number of this computer or its network, which no web calendar reaches. */
const isOwnNetwork = (origin: string): boolean =>
  /^(?:[^.]+|[\d.]+|.*\.(?:local|lan|internal))$/.test(URL.parse(origin)?.hostname ?? '');

/** The private address that calendars subscribe to. */
export function CalendarSection() {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const { data: feed } = useGetCalendarQuery();
  const [createCalendar, creating] = useCreateCalendarMutation();
  const [deleteCalendar, deleting] = useDeleteCalendarMutation();
  const origin = useServerOrigin();
  const address = feed && origin + feed.path;

  async function write(action: () => Promise<{ error?: unknown }>) {
    const { error } = await action();
    if (error) dispatch(failed(error, 'updating calendar'));
  }
  async function endAddress(title: string, action: () => Promise<{ error?: unknown }>) {
    const text = 'Calendars that use the old address stop showing your follow-ups.';
    if (await ask({ title, text, confirmLabel: 'Continue', danger: true })) await write(action);
  }
  function copy() {
    const problem = "Couldn't copy. Select the address and copy it manually.";
    void dispatch(copyText(address ?? '', { done: 'Address copied.', problem }));
  }

  return (
    <SectionCard
      title="Calendar"
      text="Shows your follow-ups, interviews and deadlines in Google, Apple or Outlook Calendar, without notes and contact data. Keep the address private: anyone who has it can read them."
    >
      {address ? (
        <>
          <TextField label="Address" value={address} readOnly />
          {isOwnNetwork(origin) && (
            <p>
              Only calendars on this computer or network reach this address. Google and Outlook
              can't, until the server has a public address.
            </p>
          )}
          <p>
            Google: “Other calendars”, “From URL”. Apple: “New Calendar Subscription”. Outlook: “Add
            calendar”, “Subscribe from web”.
          </p>
          <Row>
            <Button variant="primary" icon={Copy} onClick={copy}>
              Copy address
            </Button>
            <Button asChild icon={CalendarPlus}>
              <a href={address.replace(/^https?:/, 'webcal:')}>Open in a calendar</a>
            </Button>
            <Button
              busy={creating.isLoading}
              onClick={() => endAddress('Replace the address?', createCalendar)}
            >
              New address
            </Button>
            <Button
              variant="ghost"
              busy={deleting.isLoading}
              onClick={() => endAddress('End the calendar?', deleteCalendar)}
            >
              End calendar
            </Button>
          </Row>
        </>
      ) : (
        <div>
          <Button
            icon={CalendarPlus}
            busy={creating.isLoading}
            disabled={feed === undefined}
            onClick={() => write(createCalendar)}
          >
            Create an address
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
