import ical from 'ical-generator';
import type { Lead } from '#domain/contract/leads.ts';

/** The fields of a lead that a calendar shows. */
export type CalendarLead = Pick<
  Lead,
  'id' | 'title' | 'company' | 'status' | 'nextFollowUpAt' | 'closesAt' | 'updatedAt'
>;

const MINUTES = 30;

/**
 * The follow-ups, interviews and deadlines of leads as an iCalendar file (RFC 5545), without notes and contact
 * data. Times are instants in UTC, which calendars show in their own time zone.
 *
 * @param origin of the dashboard, which the events link to
 */
export function leadsCalendar(leads: readonly CalendarLead[], origin: string): string {
  const calendar = ical({
    name: 'Leadside',
    prodId: { company: 'Leadside', product: 'Leadside', language: 'EN' },
    ttl: 60 * 60,
  });
  for (const { id, title, company, status, nextFollowUpAt, closesAt, updatedAt } of leads) {
    const event = { stamp: new Date(updatedAt), url: `${origin}/app/leads?lead=${id}` };
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
      summary: `${status === 'interviewing' ? 'Interview' : 'Follow up'}: ${title}, ${company}`,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
    });
  }
  return calendar.toString();
}
