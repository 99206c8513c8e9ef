import { CalendarPlus, X } from 'lucide-react';
import styled from 'styled-components';
import type { ApiError } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { EMPTY_VALUE, isActive } from '#domain/leads/lead.ts';
import { exactTime, localDay } from '#domain/localDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { media, space, text } from '#ui/theme.ts';
import { DueBadge } from '../DueBadge.tsx';
import { setFollowUp } from '../leadThunks.ts';

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

const PICKS = [
  { label: 'Tomorrow', days: 1 },
  { label: '3 days', days: 3 },
  { label: '1 week', days: 7 },
] as const;

/** The next follow-up on a lead, and ways to set it: one click saves. */
export function FollowUpPicker({ lead }: { lead: Lead }) {
  const date = toDate(lead.nextFollowUpAt);
  const dispatch = useAppDispatch();
  const set = (followUp: string | null) => void dispatch(setFollowUp([lead], followUp));
  async function download() {
    try {
      saveFile('follow-up.ics', await dispatch(fetchFile(`/leads/${lead.id}/follow-up.ics`)));
    } catch (error) {
      const message = `Error loading calendar file: ${errorMessage(error as ApiError)}`;
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  }
  return (
    <Row>
      <Day>
        {isActive(lead) && <DueBadge lead={lead} />}
        {date && !isActive(lead) && <span title={exactTime(date)}>{localDay(date)}</span>}
        {!date && EMPTY_VALUE}
        {date && <IconButton label="Add to calendar" icon={CalendarPlus} onClick={download} />}
        {date && <IconButton label="Clear follow-up" icon={X} onClick={() => set(null)} />}
      </Day>
      <Picks>
        {PICKS.map(({ label, days }) => (
          <Pick key={label} onClick={() => set(followUpIn(days))}>
            {label}
          </Pick>
        ))}
        <Pick onClick={() => dispatch(dialogOpened({ kind: 'followUp', leadIds: [lead.id] }))}>
          Pick a date
        </Pick>
      </Picks>
    </Row>
  );
}
