import { AlarmClock, CalendarClock, Check, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { daysQuiet, isDeadlineNear } from '#domain/leads/today.ts';
import { DueBadge, FollowUpMenu, finishFollowUp } from '#features/leads/index.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { EventTime } from '#features/shell/EventTime.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { coverRow } from '#ui/coverRow.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { tooltip } from '#ui/overlays/Tooltip.tsx';
import { color, layer, media, radius, space, text } from '#ui/theme.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 57px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  &:hover {
    background: ${color.hover};
  }
  ${media.narrow} {
    grid-template-columns: auto auto 1fr;
    padding: ${space[2]} ${space[1]} 0 ${space[4]};
    > :nth-child(3) {
      grid-column: 2;
    }
    > :last-child {
      justify-self: end;
    }
  }
`;

const Names = styled.div`
  ${media.narrow} {
    grid-column: 2 / -1;
    padding-right: ${space[3]};
  }
  > *,
  a {
    ${ellipsis}
  }
  a {
    font-weight: 600;
    ${coverRow}
  }
  span {
    margin-left: ${space[2]};
    ${text.small}
    color: ${color.ink2};
    ${media.narrow} {
      display: block;
      margin: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

/** Above the link. */
const Actions = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  ${media.narrow} {
    gap: ${space[3]};
  }
`;

/** A link that looks like an icon button. */
const IconLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  color: ${color.ink2};
  &:hover {
    background: ${color.hover};
    color: ${color.ink};
  }
  ${media.touch} {
    width: 44px;
    height: 44px;
  }
`;

const WritePitch = ({ lead }: { lead: Lead }) => (
  <IconLink
    to={`/app/pitches?lead=${encodeURIComponent(lead.id)}`}
    aria-label={`Write pitch for ${lead.title}`}
    {...tooltip('Write pitch')}
  >
    <Icon of={PenLine} />
  </IconLink>
);

interface TodayRowProps {
  lead: Lead;
  /** It had no activity for some days. */
  isQuiet?: boolean;
}

/** Where the status says more than its label. */
const STEPS: Partial<Record<LeadStatus, string>> = {
  interviewing: 'Interview',
  proposal: 'Proposal sent',
};

/** Says where a lead is, and when the user was last in contact. The lead doesn't say when it got there. */
function Step({ lead, isQuiet }: Required<TodayRowProps>) {
  const { status, lastContactAt, closesAt } = lead;
  return (
    <p>
      {(!isQuiet && STEPS[status]) || LEAD_STATUS_LABELS[status]}
      {lastContactAt && !isQuiet && (
        <>
          , last contact <EventTime at={lastContactAt} inText />
        </>
      )}
      {isDeadlineNear(lead) && (
        <>
          , deadline <CalendarDay day={closesAt} inText />
        </>
      )}
    </p>
  );
}

const DeadlineBadge = ({ day }: { day: string }) => {
  const days = daysOverdue(new Date(`${day}T00:00`));
  return (
    <Badge tone={days > 0 ? 'closed' : days === 0 ? 'progress' : 'neutral'}>
      <CalendarDay day={day} />
    </Badge>
  );
};

/** A lead that needs something: what and since when, with its next steps. */
export function TodayRow({ lead, isQuiet = false }: TodayRowProps) {
  const dispatch = useAppDispatch();
  const isDue = lead.nextFollowUpAt !== null && daysOverdue(lead.nextFollowUpAt) >= 0;
  return (
    <Row aria-label={`${lead.title}, ${lead.company}`}>
      <Monogram name={lead.company} />
      <Names>
        <div>
          <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
          <span>{lead.company}</span>
        </div>
        <Step lead={lead} isQuiet={isQuiet} />
      </Names>
      {isQuiet ? (
        <Badge tone="neutral">{daysQuiet(lead)} days</Badge>
      ) : isDue ? (
        <DueBadge lead={lead} short />
      ) : (
        <DeadlineBadge day={lead.closesAt} />
      )}
      <Actions>
        {isDue && (
          <IconButton label="Done" icon={Check} onClick={() => dispatch(finishFollowUp(lead))} />
        )}
        <FollowUpMenu
          leads={[lead]}
          trigger={
            <IconButton
              label={isDue ? 'Snooze' : 'Set follow-up'}
              icon={isDue ? AlarmClock : CalendarClock}
            />
          }
        />
        <WritePitch lead={lead} />
      </Actions>
    </Row>
  );
}
