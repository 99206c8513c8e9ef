import { HttpResponse } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { ownLead } from '../ownLeads.ts';

const feed = () => ({
  data: mockDb.calendarSecret ? { path: `/calendar/${mockDb.calendarSecret}.ics` } : null,
});

export const calendarHandlers = [
  mockApi.get('/leads/:id/follow-up.ics', ({ params }) =>
    ownLead(params.id).nextFollowUpAt
      ? new HttpResponse('BEGIN:VCALENDAR\r\nEND:VCALENDAR', {
          headers: { 'content-type': 'text/calendar; charset=utf-8' },
        })
      : errorResponse(404, 'This lead has no next follow-up.'),
  ),

  mockApi.get('/user/calendar', feed),

  mockApi.post('/user/calendar', () => {
    mockDb.calendarSecret = crypto.randomUUID();
    return feed();
  }),

  mockApi.delete('/user/calendar', () => {
    mockDb.calendarSecret = null;
  }),
];
