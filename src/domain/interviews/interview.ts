import type { InterviewKind, InterviewOutcome } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';

export const INTERVIEW_KIND_LABELS: Record<InterviewKind, string> = {
  phone: 'Phone call',
  video: 'Video call',
  'on-site': 'On site',
  task: 'Task',
  other: 'Other',
};

export const INTERVIEW_OUTCOME_LABELS: Record<InterviewOutcome, string> = {
  done: 'Done',
  passed: 'Passed',
  canceled: 'Canceled',
  moved: 'Moved',
};

/** At most so many days ahead; all of the next week, and of the week after it only as many as fit. */
const [DAYS_AHEAD, WEEK, FEW] = [14, 7, 3];

/** The open interviews from today on, soonest first. */
export const comingInterviews = (open: readonly Interview[], now: Date): Interview[] =>
  open.filter(({ startsAt }) => daysOverdue(startsAt, now) <= 0);

/** The coming ones that the dashboard shows. */
export const upcomingInterviews = (open: readonly Interview[], now: Date): Interview[] =>
  comingInterviews(open, now).filter(({ startsAt }, index) => {
    const days = -daysOverdue(startsAt, now);
    return days <= WEEK || (index < FEW && days <= DAYS_AHEAD);
  });

/** The open interviews of earlier days: how did they go? */
export const interviewsToRate = (open: readonly Interview[], now: Date): Interview[] =>
  open.filter(({ startsAt }) => daysOverdue(startsAt, now) > 0);

/** The link of a place that has one, such as a video call's; `null` for an address. */
export const linkOf = ({ place }: Pick<Interview, 'place'>): string | null =>
  /^https?:\/\/\S+$/i.test(place) ? place : null;
