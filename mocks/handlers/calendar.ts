import { HttpResponse, http } from 'msw/http';
import type { CalendarFeedResponse } from '#domain/contract/calendar.ts';
import { authenticated } from '../authenticated.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { ownLead } from '../ownLeads.ts';

const feed = () =>
  HttpResponse.json<CalendarFeedResponse>({
    data: mockDb.calendarSecret ? { path: `/calendar/${mockDb.calendarSecret}.ics` } : null,
  });

export const calendarHandlers = [
  http.get<{ id: string }>(
    '*/api/leads/:id/follow-up.ics',
    authenticated(({ params }) =>
      ownLead(params.id).nextFollowUpAt
        ? new HttpResponse('BEGIN:VCALENDAR\r\nEND:VCALENDAR', {
            headers: { 'content-type': 'text/calendar; charset=utf-8' },
          })
        : errorResponse(404, 'This lead has no next follow-up.'),
    ),
  ),

  http.get('*/api/user/calendar', authenticated(feed)),

  http.post(
    '*/api/user/calendar',
    authenticated(() => {
      mockDb.calendarSecret = crypto.randomUUID();
      return feed();
    }),
  ),

  http.delete(
    '*/api/user/calendar',
    authenticated(() => {
      mockDb.calendarSecret = null;
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
