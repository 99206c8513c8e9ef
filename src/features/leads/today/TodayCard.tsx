import { AlarmClock, CalendarClock, Check, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_STATUS_LABELS } from '#domain/lead.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { daysQuiet, type Today } from '#domain/today.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { tooltip } from '#ui/overlays/Tooltip.tsx';
import { color, media, radius, space, text, tone } from '#ui/theme.ts';
import { DueBadge } from '../DueBadge.tsx';
import { FollowUpMenu } from '../FollowUpMenu.tsx';
import { setFollowUp } from '../leadThunks.ts';

const Sheet = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[3]};
  h2 {
    ${text.sectionTitle}
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

const Group = styled.h3`
  padding: ${space[1]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.smallest}
  font-weight: 500;
  color: ${color.ink2};
  &[data-late] {
    color: ${tone.closed.fg};
  }
`;

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
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: ${space[4]};
    > :last-child {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`;

const Names = styled.div`
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    font-weight: 600;
    outline: none;
    /* The link covers the row. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible::after {
      outline: 2px solid ${color.accent};
      outline-offset: -2px;
    }
  }
  span {
    margin-left: ${space[2]};
    ${text.small}
    color: ${color.ink2};
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

/** Above the link. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
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

const Empty = styled.p`
  padding: ${space[5]};
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
`;

const More = styled.div`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line};
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

/** Says in a few words why a lead is listed. */
function reason({ status, lastContactAt, updatedAt }: Lead): string {
  if (status === 'interviewing') return 'Interview';
  const since = relativeDate(lastContactAt ?? updatedAt);
  return `Follow up: ${LEAD_STATUS_LABELS[status]}, last activity ${since}`;
}

interface TodayRowProps {
  lead: Lead;
  isQuiet?: boolean;
}

function TodayRow({ lead, isQuiet = false }: TodayRowProps) {
  const dispatch = useAppDispatch();
  return (
    <Row aria-label={`${lead.title}, ${lead.company}`}>
      <Monogram name={lead.company} />
      <Names>
        <div>
          <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
          <span>{lead.company}</span>
        </div>
        <p>{isQuiet ? LEAD_STATUS_LABELS[lead.status] : reason(lead)}</p>
      </Names>
      {isQuiet ? <Badge tone="neutral">{daysQuiet(lead)} days</Badge> : <DueBadge lead={lead} />}
      <Actions>
        {!isQuiet && (
          <IconButton
            label="Done"
            icon={Check}
            onClick={() => dispatch(setFollowUp([lead], null))}
          />
        )}
        <FollowUpMenu
          leads={[lead]}
          trigger={
            <IconButton
              label={isQuiet ? 'Set follow-up' : 'Snooze'}
              icon={isQuiet ? CalendarClock : AlarmClock}
            />
          }
        />
        <WritePitch lead={lead} />
      </Actions>
    </Row>
  );
}

interface TodayGroupProps {
  name: string;
  leads: readonly Lead[];
  isLate?: boolean;
}

const TodayGroup = ({ name, leads, isLate }: TodayGroupProps) =>
  leads.length > 0 && (
    <>
      <Group data-late={isLate || undefined}>
        {name} {leads.length}
      </Group>
      <ul aria-label={name}>
        {leads.map((lead) => (
          <TodayRow key={lead.id} lead={lead} />
        ))}
      </ul>
    </>
  );

/** Overdue follow-ups, then those and the interviews of today. */
export function TodayCard({ today }: { today: Today }) {
  const dueToday = [...today.interviews, ...today.due];
  return (
    <Sheet as="section" aria-label="Today">
      <Head>
        <h2>Today</h2>
      </Head>
      <TodayGroup name="Overdue" leads={today.overdue} isLate />
      <TodayGroup name="Due today" leads={dueToday} />
      {today.overdue.length + dueToday.length === 0 && (
        <Empty>Nothing is due today. Set a next follow-up on a lead, and it shows up here.</Empty>
      )}
    </Sheet>
  );
}

/** So many at first. */
const FEW = 3;

/** Leads without activity for some days. */
export function QuietCard({ leads, days }: { leads: readonly Lead[]; days: number }) {
  const [showsAll, setShowsAll] = useState(false);
  if (leads.length === 0) return null;
  return (
    <Sheet as="section" aria-label="Going quiet">
      <Head>
        <h2>Going quiet</h2>
        <p>No activity in {days} days</p>
      </Head>
      <ul aria-label="Going quiet">
        {(showsAll ? leads : leads.slice(0, FEW)).map((lead) => (
          <TodayRow key={lead.id} lead={lead} isQuiet />
        ))}
      </ul>
      {!showsAll && leads.length > FEW && (
        <More>
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            Show all {leads.length}
          </Button>
        </More>
      )}
    </Sheet>
  );
}
