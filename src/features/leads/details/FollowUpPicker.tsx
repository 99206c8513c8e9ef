import { CalendarPlus, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ApiError } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf, followUpIn, followUpOn, timeOfDay } from '#domain/followUp.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { localDay } from '#domain/localDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { InlineField, type InlineText } from '#ui/fields/InlineEdit.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { media, space, text } from '#ui/theme.ts';
import { DueBadge } from '../DueBadge.tsx';
import { useDetailText } from './useDetailText.ts';
import { useUpdateDetail } from './useUpdateDetail.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: 2px;
`;

const Picks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;

const Day = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  margin-right: auto;
  white-space: nowrap;
  @container (max-width: 30rem) {
    flex: 1 0 100%;
  }
  > strong {
    font-weight: 600;
  }
`;

const Pick = styled(Button)`
  min-height: 30px;
  padding: 2px ${space[2]};
  ${text.small}
  font-weight: 500;
  ${media.touch} {
    min-height: 44px;
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

interface DayFieldProps {
  edit: InlineText;
  /** Opens the calendar, in which a picked day is saved at once. A typed one is saved on Enter. */
  picks: boolean;
  onLeave: () => void;
}

function DayField({ edit, picks, onLeave }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, commit } = edit;
  const [initial] = useState(text);
  const isTyping = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (picks) input.current?.showPicker?.();
  }, [picks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the text saves.
  useEffect(() => {
    if (text && text !== initial && !isTyping.current) commit();
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
  const update = useUpdateDetail(lead);
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
  const dispatch = useAppDispatch();
  async function download() {
    try {
      saveFile('follow-up.ics', await dispatch(fetchFile(`/leads/${lead.id}/follow-up.ics`)));
    } catch (error) {
      const message = `Error loading calendar file: ${errorMessage(error as ApiError)}`;
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  }
  const pick = useRef<HTMLButtonElement>(null);
  const [picks, setPicks] = useState(false);
  const returnsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    pick.current?.focus();
  });

  return (
    <Row>
      <Day>
        <strong>
          {date ? `${localDay(date)} ${timeOfDay(date.toISOString())}`.trim() : NOT_AVAILABLE}
        </strong>
        <DueBadge lead={lead} urgentOnly />
        {date && <IconButton label="Add to calendar" icon={CalendarPlus} onClick={download} />}
        {date && (
          <IconButton
            label="Clear follow-up"
            icon={X}
            onClick={() => update({ nextFollowUpAt: null })}
          />
        )}
      </Day>
      <Picks>
        {PICKS.map(({ label, days }) => (
          <Pick key={label} onClick={() => update({ nextFollowUpAt: followUpIn(days) })}>
            {label}
          </Pick>
        ))}
        {edit.text === null ? (
          <Pick
            ref={pick}
            onClick={(event) => {
              // The keyboard types the date; `detail` counts the clicks of a pointer.
              setPicks(event.detail > 0);
              edit.start();
            }}
          >
            Pick a date
          </Pick>
        ) : (
          <DayField
            edit={edit}
            picks={picks}
            onLeave={() => {
              returnsFocus.current = true;
            }}
          />
        )}
      </Picks>
    </Row>
  );
}
