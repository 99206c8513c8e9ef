import type { InterviewKind, InterviewOutcome } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { localLongDay, localTime } from '#domain/localDate.ts';

export const INTERVIEW_KIND_LABELS: Record<InterviewKind, string> = {
  phone: 'Phone call',
  video: 'Video call',
  'on-site': 'On site',
  task: 'Task',
  other: 'Interview',
};

export const INTERVIEW_OUTCOME_LABELS: Record<InterviewOutcome, string> = {
  done: 'Done',
  passed: 'Passed',
  canceled: 'Canceled',
  moved: 'Moved',
};

/** All of the next week, and of the week after it only what fits. */
const [WEEK, DAYS_AHEAD, FEW] = [7, 14, 3];

interface OpenInterviews<Entry> {
  /** From today on, soonest first. */
  upcoming: Entry[];
  /** Of earlier days: how did they go? */
  toRate: Entry[];
}

/** What the dashboard shows of the open interviews, which are soonest first. */
export function sortInterviews<Entry extends { interview: Pick<Interview, 'startsAt'> }>(
  open: readonly Entry[],
  now: Date,
): OpenInterviews<Entry> {
  const days = ({ interview }: Entry) => -daysOverdue(interview.startsAt, now);
  return {
    upcoming: open
      .filter((entry) => days(entry) >= 0)
      .filter((entry, index) => days(entry) <= WEEK || (index < FEW && days(entry) <= DAYS_AHEAD)),
    toRate: open.filter((entry) => days(entry) < 0),
  };
}

/** 'Your next interview is tomorrow at 9:30 AM.' A task is due. */
export function nextInterviewSentence(
  { kind, startsAt }: Pick<Interview, 'kind' | 'startsAt'>,
  now: Date,
): string {
  const start = new Date(startsAt);
  const day = ['today', 'tomorrow'][-daysOverdue(startsAt, now)] ?? `on ${localLongDay(start)}`;
  const what = kind === 'task' ? 'Your next task is due' : 'Your next interview is';
  return `${what} ${day} at ${localTime(start)}.`;
}

/** The link of a place that is one, such as a video call's; `null` for an address. */
export const linkOf = ({ place }: Pick<Interview, 'place'>): string | null =>
  /^https?:\/\/\S+$/i.test(place) ? place : null;
