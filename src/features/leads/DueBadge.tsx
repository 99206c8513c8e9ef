import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { daysOverdue, dueText } from '#domain/leads/followUp.ts';
import { isActive } from '#domain/leads/lead.ts';
import { exactTime } from '#domain/localDate.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, radius, space, text, tone } from '#ui/theme.ts';

/** A rectangle, so that it doesn't read as a status. */
const Due = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  padding: 1px ${space[2]};
  border-radius: ${radius.control};
  ${text.smallest}
  font-weight: 500;
  white-space: nowrap;
  color: ${color.ink2};

  &[data-due='later'] {
    padding-inline: 0;
  }
  &[data-due='late'] {
    background: ${tone.closed.bg};
    color: ${tone.closed.fg};
  }
  &[data-due='today'] {
    background: ${tone.progress.bg};
    color: ${tone.progress.fg};
  }
  &[data-due='interview'] {
    background: ${tone.info.bg};
    color: ${tone.info.fg};
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

interface DueBadgeProps {
  lead: Lead;
  /** Where there's little room. */
  short?: boolean;
  /** Shown when nothing is due. */
  fallback?: string;
}

/** When the next follow-up or interview is due. Closed leads have none. */
export function DueBadge({ lead, short = false, fallback }: DueBadgeProps) {
  const { nextFollowUpAt, status } = lead;
  if (!nextFollowUpAt || !isActive(lead)) return fallback;
  const days = daysOverdue(nextFollowUpAt);
  const isInterview = status === 'interviewing';
  const due = days > 0 ? 'late' : days === 0 ? (isInterview ? 'interview' : 'today') : 'later';
  return (
    <Due
      data-due={due}
      title={`${isInterview ? 'Interview' : 'Next follow-up'}: ${exactTime(nextFollowUpAt)}`}
    >
      {due === 'later' && <Icon of={CalendarClock} size={14} />}
      <Words>{dueText(nextFollowUpAt, undefined, short)}</Words>
    </Due>
  );
}
