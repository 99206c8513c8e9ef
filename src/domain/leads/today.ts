import type { Lead } from '#domain/contract/leads.ts';
import type { Person } from '#domain/contract/people.ts';
import { toDate } from '#domain/timestamp.ts';
import { daysOverdue } from './followUp.ts';
import { isActive, NOT_APPLIED_STATUSES } from './lead.ts';

/** After so many days without activity a lead is going quiet, unless the user chose another number. */
export const QUIET_AFTER_DAYS = 14;

/** After so many days an application counts as never answered, unless the user chose another number. */
export const NO_RESPONSE_AFTER_DAYS = 30;

/** After how many days without activity, or without an answer, leads are listed. */
export interface QuietDays {
  quietAfterDays?: number | undefined;
  noResponseAfterDays?: number | undefined;
}

/** What a follow-up can be due for. */
export type FollowedUp = Lead | Person;

export const isPerson = (of: FollowedUp): of is Person => 'emails' in of;
export const isLead = (of: FollowedUp): of is Lead => !isPerson(of);

/** The active leads, and the people, that need something today. Each list starts with what waits longest. */
export interface Today {
  overdue: FollowedUp[];
  /** Follow-ups that are due today. */
  due: FollowedUp[];
  /** Leads to apply for in two days or less, or whose deadline passed this week. */
  deadlines: Lead[];
  /** Leads that were active, without a coming follow-up and without activity since. */
  quiet: Lead[];
  /** Those of them that the user applied to, and that never replied. */
  unanswered: Lead[];
  /** The next follow-up after today. */
  next: Lead | null;
}

const time = (timestamp: string | null): number => toDate(timestamp)?.getTime() ?? 0;

const lastActivity = ({ updatedAt, lastContactAt }: Lead): number =>
  Math.max(time(updatedAt), time(lastContactAt));

const [DAYS_BEFORE_DEADLINE, DAYS_AFTER_DEADLINE] = [2, 7];

/** Whether the deadline of a lead that the user didn't apply for is near, or passed this week. */
export function isDeadlineNear({ closesAt, status }: Lead, now = new Date()): boolean {
  if (closesAt === '' || !NOT_APPLIED_STATUSES.includes(status)) return false;
  const days = daysOverdue(new Date(`${closesAt}T00:00`), now);
  return days >= -DAYS_BEFORE_DEADLINE && days <= DAYS_AFTER_DEADLINE;
}

const wholeDays = (since: number, now: Date): number =>
  Math.floor((now.getTime() - since) / 86_400_000);

/** How many days ago something last happened on the lead. */
export const daysQuiet = (lead: Lead, now = new Date()): number =>
  wholeDays(lastActivity(lead), now);

/** How many days ago the user applied, or wrote again. Editing the lead is no answer. */
export const daysUnanswered = (lead: Lead, now = new Date()): number =>
  lead.appliedAt === null
    ? daysQuiet(lead, now)
    : wholeDays(Math.max(time(lead.appliedAt), time(lead.lastContactAt)), now);

/** Whether the user applied, and nothing came of it for so long that the lead may be closed. */
export const isUnanswered = (lead: Lead, days: QuietDays, now = new Date()): boolean =>
  (lead.status === 'applied' || lead.status === 'contacted') &&
  daysUnanswered(lead, now) >= (days.noResponseAfterDays ?? NO_RESPONSE_AFTER_DAYS);

/** The user's tasks of today, from all leads and people. */
export function today(
  leads: readonly Lead[],
  days: QuietDays = {},
  now = new Date(),
  people: readonly Person[] = [],
): Today {
  const found: Today = {
    overdue: [],
    due: [],
    deadlines: [],
    quiet: [],
    unanswered: [],
    next: null,
  };
  const { quietAfterDays = QUIET_AFTER_DAYS } = days;
  for (const lead of leads) {
    if (!isActive(lead) || lead.status === 'hired') continue;
    const { nextFollowUpAt } = lead;
    const overdue = nextFollowUpAt ? daysOverdue(nextFollowUpAt, now) : -1;
    if (overdue > 0) found.overdue.push(lead);
    else if (overdue === 0) found.due.push(lead);
    else if (isDeadlineNear(lead, now)) found.deadlines.push(lead);
    else if (nextFollowUpAt) {
      if (!found.next || time(nextFollowUpAt) < time(found.next.nextFollowUpAt)) found.next = lead;
    } else if (isUnanswered(lead, days, now)) found.unanswered.push(lead);
    else if (lead.status !== 'new' && daysQuiet(lead, now) >= quietAfterDays) {
      found.quiet.push(lead);
    }
  }
  for (const person of people) {
    const overdue = person.nextFollowUpAt ? daysOverdue(person.nextFollowUpAt, now) : -1;
    if (overdue >= 0) found[overdue > 0 ? 'overdue' : 'due'].push(person);
  }
  for (const list of [found.overdue, found.due]) {
    list.sort((a, b) => time(a.nextFollowUpAt) - time(b.nextFollowUpAt));
  }
  found.deadlines.sort((a, b) => (a.closesAt < b.closesAt ? -1 : 1));
  found.quiet.sort((a, b) => lastActivity(a) - lastActivity(b));
  found.unanswered.sort((a, b) => daysUnanswered(b, now) - daysUnanswered(a, now));
  return found;
}

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine'.split(' ');

const countOf = (count: number): string => NUMBERS[count] ?? count.toLocaleString();

/** 'Two follow-ups are overdue, one is due today, and one deadline is near.' */
export function todaySentence({ overdue, due, deadlines }: Today): string {
  const is = (count: number) => (count === 1 ? 'is' : 'are');
  const things = (count: number, name: string) => (count === 1 ? name : `${name}s`);
  const first = overdue.length > 0 ? '' : ` ${things(due.length, 'follow-up')}`;
  const clauses = [
    overdue.length > 0 &&
      `${countOf(overdue.length)} ${things(overdue.length, 'follow-up')} ${is(overdue.length)} overdue`,
    due.length > 0 && `${countOf(due.length)}${first} ${is(due.length)} due today`,
    deadlines.length > 0 &&
      `${countOf(deadlines.length)} ${things(deadlines.length, 'deadline')} ${is(deadlines.length)} near`,
  ].filter((clause) => clause !== false);
  if (clauses.length === 0) return 'Nothing is due today.';
  const list = new Intl.ListFormat('en-US').format(
    clauses.map((clause, index) =>
      index === 0 ? clause : clause[0]?.toLowerCase() + clause.slice(1),
    ),
  );
  return `${list[0]?.toUpperCase()}${list.slice(1)}.`;
}
