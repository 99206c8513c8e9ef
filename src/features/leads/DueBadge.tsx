import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { useGetOpenInterviewsQuery } from '#api/api.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { daysOverdue, dueText } from '#domain/leads/followUp.ts';
import { isActive } from '#domain/leads/lead.ts';
import { exactTime, localDateTime } from '#domain/localDate.ts';
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

/** When the next interview is. */
function InterviewBadge({ startsAt }: Pick<Interview, 'startsAt'>) {
  return (
    <Due data-due="interview" title={`Interview: ${exactTime(startsAt)}`}>
      <Icon of={CalendarClock} size={14} />
      <Words>{localDateTime(new Date(startsAt))}</Words>
    </Due>
  );
}

/** When the next interview and the next follow-up are due. Closed leads have none. */
export function DueBadge({ lead, short = false, fallback }: DueBadgeProps) {
  const { interview } = useGetOpenInterviewsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      interview: data?.find(
        ({ leadId, startsAt }) => leadId === lead.id && daysOverdue(startsAt) <= 0,
      ),
    }),
  });
  if (!isActive(lead)) return fallback;
  return interview ? (
    <>
      <InterviewBadge startsAt={interview.startsAt} />
      <FollowUpBadge lead={lead} short={short} />
    </>
  ) : (
    <FollowUpBadge lead={lead} short={short} fallback={fallback} />
  );
}

interface FollowUpBadgeProps extends Pick<DueBadgeProps, 'short' | 'fallback'> {
  /** A lead or a person. */
  lead: Pick<Lead, 'nextFollowUpAt'> & Partial<Pick<Lead, 'status'>>;
}

/** When the next follow-up is due. */
export function FollowUpBadge({ lead, short = false, fallback }: FollowUpBadgeProps) {
  const { nextFollowUpAt, status } = lead;
  if (!nextFollowUpAt) return fallback;
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
