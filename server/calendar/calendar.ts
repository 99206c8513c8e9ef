import ical from 'ical-generator';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { INTERVIEW_KIND_LABELS } from '#domain/interviews/interview.ts';

/** The fields of a lead that a calendar shows. */
type CalendarLead = Pick<
  Lead,
  'id' | 'title' | 'company' | 'nextFollowUpAt' | 'closesAt' | 'updatedAt'
>;

const [MINUTES, HOUR] = [30, 60];

/** An interview that a calendar shows, with the position that it's for. */
type CalendarInterview = Pick<
  Interview,
  'id' | 'leadId' | 'kind' | 'startsAt' | 'minutes' | 'place' | 'version'
> &
  Pick<Lead, 'title' | 'company'>;

/**
 * The follow-ups and deadlines of leads, and the interviews, as an iCalendar file (RFC 5545), without notes and
 * contact data. Times are instants in UTC, which calendars show in their own time zone.
 *
 * @param origin of the dashboard, which the events link to
 */
export function leadsCalendar(
  leads: readonly CalendarLead[],
  interviews: readonly CalendarInterview[],
  origin: string,
): string {
  const calendar = ical({
    name: 'Leadside',
    prodId: { company: 'Leadside', product: 'Leadside', language: 'EN' },
    ttl: 60 * 60,
  });
  const leadUrl = (id: string) => `${origin}/app/leads?lead=${id}`;
  for (const { id, title, company, nextFollowUpAt, closesAt, updatedAt } of leads) {
    const event = { stamp: new Date(updatedAt), url: leadUrl(id) };
    if (closesAt) {
      calendar.createEvent({
        ...event,
        id: `${id}-deadline@leadside`,
        summary: `Deadline: ${title}, ${company}`,
        start: new Date(closesAt),
        timezone: 'UTC',
        allDay: true,
      });
    }
    if (!nextFollowUpAt) continue;
    const start = new Date(nextFollowUpAt);
    calendar.createEvent({
      ...event,
      // The same wherever the server runs, so that a calendar recognizes the event.
      id: `${id}@leadside`,
      summary: `Follow up: ${title}, ${company}`,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
    });
  }
  for (const {
    id,
    leadId,
    kind,
    startsAt,
    minutes,
    place,
    version,
    title,
    company,
  } of interviews) {
    const isTask = kind === 'task';
    const start = new Date(startsAt);
    const label = isTask ? 'Task due' : `Interview (${INTERVIEW_KIND_LABELS[kind].toLowerCase()})`;
    calendar.createEvent({
      id: `${id}-interview@leadside`,
      // The same until it changes, so that the feed isn't sent again.
      stamp: start,
      sequence: version,
      url: leadUrl(leadId),
      summary: `${kind === 'other' ? 'Interview' : label}: ${title}, ${company}`,
      start,
      end: new Date(start.getTime() + (isTask ? 0 : minutes || HOUR) * 60_000),
      location: place || null,
    });
  }
  return calendar.toString();
}
