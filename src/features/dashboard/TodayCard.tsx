import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { counted } from '#domain/counted.ts';
import { dueText } from '#domain/leads/followUp.ts';
import { type FollowedUp, isLead, isPerson, type Today } from '#domain/leads/today.ts';
import { FollowUpMenu } from '#features/leads/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { CardHead, FlushCard } from '#ui/layout/Card.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { color, motion, space, text, tone } from '#ui/theme.ts';
import { InterviewRow, InterviewToRate, isToday } from './InterviewRows.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';
import { CardAction } from './TodayItem.ts';
import { PersonRow, TodayRow } from './TodayRow.tsx';
import { useNextRowFocus, useRowKeys } from './useRowActions.ts';

const GroupHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 34px;
  padding-inline: ${space[5]} ${space[3]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.small}
  h3 {
    font-weight: 500;
    color: ${color.ink2};
    &[data-late] {
      color: ${tone.closed.fg};
    }
  }
  span {
    margin-left: ${space[2]};
    color: ${color.ink3};
  }
`;

const ShowAll = styled(CardAction)`
  margin-inline: ${space[3]};
`;

/** So many leads of a group at first. */
const FEW = 5;

interface TodayGroupProps {
  name: string;
  /** Leads and people. */
  rows?: readonly FollowedUp[];
  toRate?: readonly LeadInterview[];
  /** Shown above the rows. */
  interviews?: readonly LeadInterview[];
  isLate?: boolean;
  /** Of all groups. */
  first?: FollowedUp | undefined;
  action?: ReactNode;
}

export interface TodayCardProps {
  today: Today;
  quietAfterDays: number;
  /** Interviews from today on, soonest first. */
  upcoming: readonly LeadInterview[];
  /** Interviews of earlier days without an outcome. */
  toRate: readonly LeadInterview[];
}

function TodayGroup({
  name,
  rows = [],
  toRate = [],
  interviews = [],
  isLate,
  first,
  action,
}: TodayGroupProps) {
  const [showsAll, setShowsAll] = useState(false);
  const count = rows.length + toRate.length + interviews.length;
  if (count === 0) return null;
  return (
    <>
      <GroupHead>
        <h3 data-late={isLate || undefined}>
          {name}
          <span>{count}</span>
        </h3>
        {action}
      </GroupHead>
      <ul aria-label={name}>
        {toRate.map((entry) => (
          <InterviewToRate key={entry.interview.id} entry={entry} />
        ))}
        {interviews.map((entry) => (
          <InterviewRow key={entry.interview.id} entry={entry} />
        ))}
        {(showsAll ? rows : rows.slice(0, FEW)).map((of) =>
          isPerson(of) ? (
            <PersonRow key={of.id} person={of} isFirst={of === first} />
          ) : (
            <TodayRow key={of.id} lead={of} isFirst={of === first} />
          ),
        )}
      </ul>
      {!showsAll && rows.length > FEW && (
        <ShowAll type="button" onClick={() => setShowsAll(true)}>
          Show all {rows.length}
        </ShowAll>
      )}
    </>
  );
}

const QuietCard = styled(FlushCard)`
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    min-height: 44px;
    padding: ${space[2]} ${space[5]};
    list-style: none;
    cursor: pointer;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  h2 {
    font-weight: 500;
  }
  p {
    ${text.small}
    color: ${color.ink2};
  }
  svg {
    transition: transform ${motion.fast};
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`;

/** Leads that were active and had no activity for some days: a line that opens in place. */
function GoingQuiet({ leads, days }: { leads: readonly Lead[]; days: number }) {
  const [isOpen, setOpen] = useState(false);
  if (leads.length === 0) return null;
  return (
    <QuietCard as="details" onToggle={() => setOpen(!isOpen)}>
      <summary>
        <Icon of={ChevronRight} />
        <h2>Going quiet</h2>
        <p>
          {counted(leads.length, 'active lead')} without news for {days} days
        </p>
      </summary>
      {isOpen && (
        <ul aria-label="Going quiet">
          {leads.map((lead) => (
            <TodayRow key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </QuietCard>
  );
}

const Cards = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[3]};
`;

/**
 * Interviews that took place, overdue follow-ups, interviews and follow-ups of today, then deadlines, leads that
 * never replied, and the next interviews; leads that go quiet below.
 */
export function TodayCard({ today, quietAfterDays, upcoming, toRate }: TodayCardProps) {
  const { overdue, due, deadlines, unanswered, next, quiet } = today;
  const waiting = [...overdue, ...due, ...deadlines, ...unanswered];
  const overdueLeads = overdue.filter(isLead);
  const [first] = waiting;
  const interviewsToday = upcoming.filter(isToday);
  const count = toRate.length + interviewsToday.length + waiting.length;
  useRowKeys([...waiting, ...quiet]);
  return (
    <Cards {...useNextRowFocus()}>
      <FlushCard as="section" aria-label="Today">
        <CardHead>
          <h2>
            Today
            {count > 0 && <span>{count.toLocaleString()}</span>}
          </h2>
        </CardHead>
        <TodayGroup name="How did it go?" toRate={toRate} />
        <TodayGroup
          name="Overdue"
          rows={overdue}
          first={first}
          isLate
          action={
            overdueLeads.length > 1 && (
              <FollowUpMenu
                leads={overdueLeads}
                trigger={
                  <CardAction type="button" aria-label="Reschedule all overdue">
                    Reschedule
                  </CardAction>
                }
              />
            )
          }
        />
        <TodayGroup name="Today" rows={due} first={first} interviews={interviewsToday} />
        <TodayGroup name="Deadlines" rows={deadlines} first={first} />
        <TodayGroup name="No reply" rows={unanswered} first={first} />
        {count === 0 && (
          <Text $pad={5} $line $tone="ink3">
            Nothing is due today.{' '}
            {next?.nextFollowUpAt
              ? `Next: ${next.title}, ${next.company}. ${dueText(next.nextFollowUpAt)}.`
              : 'Set a next follow-up on a lead, and it shows up here.'}
          </Text>
        )}
        <TodayGroup name="Next" interviews={upcoming.filter((entry) => !isToday(entry))} />
      </FlushCard>
      <GoingQuiet leads={quiet} days={quietAfterDays} />
    </Cards>
  );
}
