import {
  AlarmClock,
  CalendarClock,
  Check,
  CircleDot,
  CircleSlash,
  Ellipsis,
  Eye,
  PenLine,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useGetProfileQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Person } from '#domain/contract/people.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { NO_RESPONSE } from '#domain/leads/outcome.ts';
import { categoryOf } from '#domain/leads/statusMenu.ts';
import { daysQuiet, daysUnanswered, isDeadlineNear, isUnanswered } from '#domain/leads/today.ts';
import { personTitle, personWork } from '#domain/people/person.ts';
import {
  DueBadge,
  FollowUpBadge,
  FollowUpChoices,
  LeadStatusChoices,
  useStatuses,
} from '#features/leads/index.ts';
import { FollowUpOn, personPath } from '#features/people/index.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Menu, MenuItem, SubMenu } from '#ui/overlays/Menu.tsx';
import { AT_REST } from '#ui/rowAtRest.ts';
import { layer, space } from '#ui/theme.ts';
import { SLIM, TodayItem, TodayWords, WIDE } from './TodayItem.ts';
import { isDue, letterOf, useRowActions } from './useRowActions.ts';

/** Above the link, shown where the row is pointed at; in a slim card below the words. */
const Actions = styled.div<{ $isShown: boolean }>`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${({ $isShown }) =>
    !$isShown &&
    css`
      @media (hover: hover) {
        ${WIDE} {
          ${AT_REST} {
            visibility: hidden;
          }
        }
      }
    `}
  ${SLIM} {
    grid-area: 2 / 2 / auto / -1;
    > :first-child {
      flex: 1;
    }
    > * {
      min-height: 44px;
    }
  }
`;

/** Where the status says more than its default label. */
const STEPS: Record<string, string> = {
  proposal: 'Proposal sent',
};

/** Says where a lead is, and when the user was last in contact. The lead doesn't say when it got there. */
function Step({ lead }: { lead: Lead }) {
  const { label, id } = useStatuses().current(lead);
  return (
    <p>
      {label === LEAD_STATUS_LABELS[lead.status] ? (STEPS[id] ?? label) : label}
      {lead.lastContactAt && (
        <>
          , last contact <EventTime at={lead.lastContactAt} inText />
        </>
      )}
      {isDeadlineNear(lead) && (
        <>
          , deadline <CalendarDay day={lead.closesAt} inText />
        </>
      )}
    </p>
  );
}

function When({ lead }: { lead: Lead }) {
  const { data: profile } = useGetProfileQuery();
  if (isDue(lead)) return <DueBadge lead={lead} short />;
  if (!isDeadlineNear(lead)) {
    const days = isUnanswered(lead, profile ?? {}) ? daysUnanswered(lead) : daysQuiet(lead);
    return <Badge>{days} days</Badge>;
  }
  const days = daysOverdue(new Date(`${lead.closesAt}T00:00`));
  return (
    <Badge tone={days > 0 ? 'closed' : days === 0 ? 'progress' : 'neutral'}>
      <CalendarDay day={lead.closesAt} />
    </Badge>
  );
}

interface TodayRowProps {
  lead: Lead;
  /** It shows what can be done also where nothing is pointed at. */
  isFirst?: boolean;
}

/** A lead that needs something: why and since when, with the next step, and the others in a menu. */
export function TodayRow({ lead, isFirst = false }: TodayRowProps) {
  const actions = useRowActions();
  const { data: profile } = useGetProfileQuery();
  const noResponse = useStatuses().of[categoryOf(lead)].find(({ id }) => id === NO_RESPONSE);
  const close = noResponse &&
    isUnanswered(lead, profile ?? {}) && {
      label: noResponse.label,
      icon: CircleSlash,
      run: (closed: Lead) => actions.close(closed, noResponse),
      hint: undefined,
    };
  const done = { label: 'Mark done', icon: Check, run: actions.d, hint: 'D' };
  const letter = { label: letterOf(lead), icon: PenLine, run: actions.w, hint: 'W' };
  // A due follow-up comes first; without one, nothing else is planned.
  const [first = letter, ...others] = [
    ...(close && !isDue(lead) ? [close] : []),
    letter,
    ...(isDeadlineNear(lead) ? [] : [done]),
    ...(close && isDue(lead) ? [close] : []),
  ];
  return (
    <TodayItem data-row={lead.id} aria-label={`${lead.title}, ${lead.company}`}>
      <Monogram name={lead.company} size={28} />
      <TodayWords>
        <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
        <span>{lead.company}</span>
        <Step lead={lead} />
      </TodayWords>
      <Actions $isShown={isFirst}>
        <Button icon={first.icon} onClick={() => first.run(lead)}>
          {first.label}
        </Button>
        <Menu label={lead.title} trigger={<IconButton label="More actions" icon={Ellipsis} />}>
          {others.map(({ label, icon, hint, run }) => (
            <MenuItem key={label} icon={icon} hint={hint} onSelect={() => run(lead)}>
              {label}
            </MenuItem>
          ))}
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
      <Row $justify="end">
        <When lead={lead} />
      </Row>
    </TodayItem>
  );
}

/** A person to follow up on. */
export function PersonRow({ person, isFirst = false }: { person: Person; isFirst?: boolean }) {
  const actions = useRowActions();
  const title = personTitle(person);
  return (
    <TodayItem data-row={person.id} aria-label={title}>
      <Monogram name={title} size={28} isRound />
      <TodayWords>
        <Link to={personPath(person.id)}>{title}</Link>
        <span>{personWork(person)}</span>
        <p>
          {person.lastContactAt && (
            <>
              Last contact <EventTime at={person.lastContactAt} inText />
            </>
          )}
        </p>
      </TodayWords>
      <Actions $isShown={isFirst}>
        <Button icon={PenLine} onClick={() => actions.w(person)}>
          Write
        </Button>
        <Menu label={title} trigger={<IconButton label="More actions" icon={Ellipsis} />}>
          <MenuItem icon={Check} hint="D" onSelect={() => actions.d(person)}>
            Mark done
          </MenuItem>
          <FollowUpOn people={[person]} />
          <MenuItem icon={Eye} hint="Enter" onSelect={() => actions.open(person)}>
            Open person
          </MenuItem>
        </Menu>
      </Actions>
      <Row $justify="end">
        <FollowUpBadge lead={person} short />
      </Row>
    </TodayItem>
  );
}
