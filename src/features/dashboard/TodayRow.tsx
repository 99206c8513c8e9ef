import { AlarmClock, CalendarClock, Check, CircleDot, Ellipsis, Eye, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { daysQuiet, isDeadlineNear } from '#domain/leads/today.ts';
import { DueBadge, FollowUpChoices, LeadStatusChoices } from '#features/leads/index.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { coverRow } from '#ui/coverRow.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Menu, MenuItem, SubMenu } from '#ui/overlays/Menu.tsx';
import { color, layer, media, space, text } from '#ui/theme.ts';
import { isDue, letterOf, useRowActions } from './useRowActions.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 60px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  &:hover {
    background: ${color.hover};
  }
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-left: ${space[4]};
  }
`;

const Names = styled.div`
  > *,
  a {
    ${ellipsis}
  }
  a {
    font-weight: 600;
    ${coverRow}
  }
  span,
  p {
    ${text.small}
    color: ${color.ink2};
  }
  span {
    margin-left: ${space[2]};
  }
`;

/** Above the link; on phones below the words. */
const Actions = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  align-items: center;
  gap: ${space[1]};
  > :first-child {
    width: 10rem;
  }
  ${media.narrow} {
    grid-column: 2 / -1;
    > :first-child {
      flex: 1;
    }
  }
`;

/** Where the status says more than its label. */
const STEPS: Partial<Record<LeadStatus, string>> = {
  proposal: 'Proposal sent',
};

/** Says where a lead is, and when the user was last in contact. The lead doesn't say when it got there. */
const Step = ({ lead: { status, lastContactAt, closesAt, ...lead } }: { lead: Lead }) => (
  <p>
    {STEPS[status] ?? LEAD_STATUS_LABELS[status]}
    {lastContactAt && (
      <>
        , last contact <EventTime at={lastContactAt} inText />
      </>
    )}
    {isDeadlineNear({ ...lead, status, closesAt, lastContactAt }) && (
      <>
        , deadline <CalendarDay day={closesAt} inText />
      </>
    )}
  </p>
);

function When({ lead }: { lead: Lead }) {
  if (isDue(lead)) return <DueBadge lead={lead} short />;
  if (!isDeadlineNear(lead)) return <Badge>{daysQuiet(lead)} days</Badge>;
  const days = daysOverdue(new Date(`${lead.closesAt}T00:00`));
  return (
    <Badge tone={days > 0 ? 'closed' : days === 0 ? 'progress' : 'neutral'}>
      <CalendarDay day={lead.closesAt} />
    </Badge>
  );
}

/** A lead that needs something: why and since when, with the next step, and the others in a menu. */
export function TodayRow({ lead }: { lead: Lead }) {
  const actions = useRowActions();
  const done = { label: 'Mark done', icon: Check, run: actions.d, hint: 'D' };
  const letter = { label: letterOf(lead), icon: PenLine, run: actions.w, hint: 'W' };
  return (
    <Row data-lead={lead.id} aria-label={`${lead.title}, ${lead.company}`}>
      <Monogram name={lead.company} />
      <Names>
        <div>
          <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
          <span>{lead.company}</span>
        </div>
        <Step lead={lead} />
      </Names>
      <When lead={lead} />
      <Actions>
        <Button icon={letter.icon} onClick={() => letter.run(lead)}>
          {letter.label}
        </Button>
        <Menu label={lead.title} trigger={<IconButton label="More actions" icon={Ellipsis} />}>
          {!isDeadlineNear(lead) && (
            <MenuItem icon={done.icon} hint={done.hint} onSelect={() => done.run(lead)}>
              {done.label}
            </MenuItem>
          )}
          <SubMenu
            icon={isDue(lead) ? AlarmClock : CalendarClock}
            label={isDue(lead) ? 'Snooze' : 'Set follow-up'}
            hint="Z"
          >
            <FollowUpChoices leads={[lead]} />
          </SubMenu>
          <MenuItem icon={Eye} hint="Enter" onSelect={() => actions.open(lead)}>
            Open lead
          </MenuItem>
          <SubMenu icon={CircleDot} label="Set status">
            <LeadStatusChoices lead={lead} />
          </SubMenu>
        </Menu>
      </Actions>
    </Row>
  );
}
