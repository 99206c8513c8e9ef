import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { calendarFeedResponseSchema } from '#domain/contract/calendar.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { leadParamsSchema } from '../leads/leadId.ts';
import { loadLead } from '../leads/repository.ts';
import { leadsCalendar } from './calendar.ts';
import {
  deleteFeed,
  dueInterviews,
  dueLeads,
  FEED,
  findFeedOwner,
  findSecret,
  renewSecret,
} from './repository.ts';

const operation = operationsOf('leads');

/** The address of the feed would outlive an access token. */
const access = 'session';

/** Of one feed, per server. A calendar asks every hour, and a user has a few of them. */
const MAX_PER_MINUTE = 10;

/** From one network address. Calendar services ask for many users from a few addresses. */
const MAX_PER_ADDRESS = 600;

const feedPath = (secret: string) => `/calendar/${secret}.ics`;

const calendarFile = {
  description: 'An iCalendar file.',
  content: { 'text/calendar': { schema: z.string() } },
};

const sendCalendar = (reply: FastifyReply, calendar: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="leadside.ics"')
    .send(calendar);

interface CalendarOptions {
  db: Database;
  /** The origin of the dashboard. */
  origin: () => string;
}

/** The user's calendar feed, and the calendar file of one lead. */
export const calendarRoutes: FastifyPluginAsyncZod<CalendarOptions> = async (
  app,
  { db, origin },
) => {
  app.get(
    '/user/calendar',
    operation('getCalendar', 'Get the address of the calendar', {
      description: 'Calendars subscribe to it, to show follow-ups, interviews and deadlines.',
      response: { 200: jsonResponse('The address.', calendarFeedResponseSchema) },
      access,
    }),
    async (request) => {
      const secret = await findSecret(db, userOf(request).uid);
      return { data: secret ? { path: feedPath(secret) } : null };
    },
  );

  app.post(
    '/user/calendar',
    operation('createCalendar', 'Give the calendar a new address', {
      description: 'The old address ends at once.',
      response: { 200: jsonResponse('The new address.', calendarFeedResponseSchema) },
      access,
    }),
    async (request) => {
      const secret = await renewSecret(db, userOf(request).uid);
      return { data: { path: feedPath(secret) } };
    },
  );

  app.delete(
    '/user/calendar',
    operation('deleteCalendar', 'End the calendar', {
      response: { 204: noContent('There is no calendar.') },
      access,
    }),
    async (request) => {
      await deleteFeed(db, userOf(request).uid);
    },
  );

  app.get(
    '/leads/:id/follow-up.ics',
    operation('getFollowUpCalendar', "Get a lead's next follow-up as a calendar file", {
      params: leadParamsSchema,
      response: { 200: calendarFile },
    }),
    async (request, reply) => {
      const lead = await loadLead(db, userOf(request).uid, request.params.id);
      if (!lead.nextFollowUpAt) throw new HttpError(404, 'This lead has no next follow-up.');
      return sendCalendar(reply, leadsCalendar([{ ...lead, closesAt: '' }], [], origin()));
    },
  );
};

/** GET /calendar/{secret}.ics: the feed, for calendars that can't sign in. */
export const calendarFeed: FastifyPluginAsyncZod<CalendarOptions> = async (app, { db, origin }) => {
  const tooMany = () => new HttpError(429, 'Too many requests. Please try again in a minute.');
  await app.register(rateLimit, {
    max: MAX_PER_ADDRESS,
    timeWindow: 60_000,
    errorResponseBuilder: tooMany,
  });
  const countRequest = app.createRateLimit({
    max: MAX_PER_MINUTE,
    // The decoded secret: an address can be written in many ways.
    keyGenerator: ({ params }) => (params as { secret: string }).secret,
  });

  app.get(
    '/calendar/:secret.ics',
    operation('getCalendarFeed', 'Get the calendar', {
      description: `Follow-ups, interviews and deadlines of the last ${FEED.daysBack} and the next ${FEED.daysAhead} days, of at most ${FEED.leads} leads and ${FEED.leads} interviews, for calendars, which can only know the address.`,
      security: [],
      params: z.object({ secret: z.string() }),
      response: {
        200: calendarFile,
        304: noContent("It hasn't changed since the `If-None-Match` version."),
      },
    }),
    async (request, reply) => {
      const { secret } = request.params;
      const owner = await findFeedOwner(db, secret);
      if (!owner) throw new HttpError(404, 'There is no calendar at this address.');
      const count = await countRequest(request);
      if (!count.isAllowed && count.isExceeded) {
        reply.header('retry-after', count.ttlInSeconds);
        throw tooMany();
      }
      const [due, rounds] = [await dueLeads(db, owner), await dueInterviews(db, owner)];
      const version = createHash('sha256').update(JSON.stringify([due, rounds, origin()]));
      const etag = `"${version.digest('base64url')}"`;
      // A calendar keeps it anyway, and asks whether it has changed.
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      // A proxy that compresses makes it weak.
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
      if (known.includes(etag) || known.includes(`W/${etag}`)) return reply.code(304).send();
      return sendCalendar(reply, leadsCalendar(due, rounds, origin()));
    },
  );
};
