import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf, daysOverdue, followUpIn, followUpOn } from '#domain/followUp.ts';
import { isActive, NOT_AVAILABLE } from '#domain/lead.ts';
import { localDay } from '#domain/localDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { InlineField, type InlineText } from '#ui/InlineEdit.tsx';
import { media, radius, space, text, tone } from '#ui/theme.ts';
import { useDetailText } from './useDetailText.ts';
import { useUpdateDetail } from './useUpdateDetail.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: 2px;
`;

const Day = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  margin-right: auto;
  white-space: nowrap;
  > strong {
    font-weight: 600;
  }
`;

/** A rectangle, so that it doesn't read as a status. */
const Due = styled.span<{ $late: boolean }>`
  padding: 1px ${space[2]};
  border-radius: ${radius.control};
  background: ${({ $late }) => ($late ? tone.closed.bg : tone.progress.bg)};
  color: ${({ $late }) => ($late ? tone.closed.fg : tone.progress.fg)};
  ${text.smallest}
  font-weight: 500;
`;

const Pick = styled(Button)`
  min-height: 30px;
  padding: 2px ${space[2]};
  ${text.small}
  font-weight: 500;
  ${media.narrow} {
    min-height: 44px;
    padding-inline: ${space[3]};
  }
`;

const DateField = styled.div`
  width: 9.5rem;
`;

const PICKS = [
  { label: 'Tomorrow', days: 1 },
  { label: '3 days', days: 3 },
  { label: '1 week', days: 7 },
] as const;

/** When the follow-up is late or due today. Closed leads need none. */
function DueBadge({ lead }: { lead: Lead }) {
  if (!lead.nextFollowUpAt || !isActive(lead)) return null;
  const days = daysOverdue(lead.nextFollowUpAt);
  if (days < 0) return null;
  return <Due $late={days > 0}>{days > 0 ? `Overdue ${days}d` : 'Today'}</Due>;
}

/** Opens the calendar. A day that is picked in it is saved at once, a typed one on Enter. */
function DayField({ edit, onLeave }: { edit: InlineText; onLeave: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const { text, commit } = edit;
  useEffect(() => {
    input.current?.focus();
    try {
      input.current?.showPicker?.();
    } catch {
      // The browser opens it only on a click; the date can be typed.
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the text saves.
  useEffect(() => {
    if (text && !isTyping.current) commit();
  }, [text]);
  return (
    <DateField
      onKeyDownCapture={() => {
        isTyping.current = true;
      }}
    >
      <InlineField
        ref={input}
        type="date"
        label="Next Follow-up"
        text={text ?? ''}
        error={edit.error}
        onTextChange={edit.change}
        onLeave={onLeave}
        onCancel={edit.cancel}
        onCommit={commit}
      />
    </DateField>
  );
}

/** The next follow-up on a lead, and ways to set it: one click saves. */
export function FollowUpPicker({ lead }: { lead: Lead }) {
  const update = useUpdateDetail(lead.id);
  const date = toDate(lead.nextFollowUpAt);
  const edit = useDetailText({
    lead,
    field: 'nextFollowUpAt',
    current: calendarDateOf(lead.nextFollowUpAt),
    parse(text) {
      const nextFollowUpAt = followUpOn(text);
      return nextFollowUpAt
        ? { changes: { nextFollowUpAt } }
        : { error: 'Enter a date, such as 11/23/2026.' };
    },
  });
  const pick = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    pick.current?.focus();
  });

  return (
    <Row>
      <Day>
        <strong>{date ? localDay(date) : NOT_AVAILABLE}</strong>
        <DueBadge lead={lead} />
        {date && (
          <IconButton
            label="Clear follow-up"
            icon={X}
            onClick={() => update({ nextFollowUpAt: null })}
          />
        )}
      </Day>
      {PICKS.map(({ label, days }) => (
        <Pick key={label} onClick={() => update({ nextFollowUpAt: followUpIn(days) })}>
          {label}
        </Pick>
      ))}
      {edit.text === null ? (
        <Pick ref={pick} onClick={edit.start}>
          Pick a date
        </Pick>
      ) : (
        <DayField
          edit={edit}
          onLeave={() => {
            returnsFocus.current = true;
          }}
        />
      )}
    </Row>
  );
}
