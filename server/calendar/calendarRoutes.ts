import { createHash, randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { and, asc, between, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type CalendarFeedResponse,
  calendarFeedResponseSchema,
} from '#domain/contract/calendar.ts';
import { CLOSED_STATUSES, NOT_APPLIED_STATUSES } from '#domain/leads/lead.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { calendarFeeds, interviews, leads } from '../db/schema.ts';
import { CALENDAR_SECRET } from '../db/storedRows.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { isoTimestamp, leadColumns } from '../leads/leadColumns.ts';
import { leadNotFound, leadParamsSchema } from '../leads/leadId.ts';
import { findLead } from '../leads/repository.ts';
import { leadsCalendar } from './calendar.ts';

const operation = operationsOf('leads');

/** The address of the feed would outlive an access token. */
const access = 'session';

/** Bytes. */
const SECRET_LENGTH = 24;

/** Of one feed, per server. A calendar asks every hour, and a user has a few of them. */
const MAX_PER_MINUTE = 10;

/** From one network address. Calendar services ask for many users from a few addresses. */
const MAX_PER_ADDRESS = 600;

/** The feed has what is due on these days around now, of not more than so many leads. */
const [DAYS_BACK, DAYS_AHEAD, MAX_LEADS] = [30, 365, 1_000];

const feedPath = (secret: string) => `/calendar/${secret}.ics`;

const daysFromNow = (days: number) => sql`now() + make_interval(days => ${days})`;

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
    async (request): Promise<CalendarFeedResponse> => {
      const [feed] = await db
        .select()
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, userOf(request).uid));
      return { data: feed ? { path: feedPath(feed.secret) } : null };
    },
  );

  app.post(
    '/user/calendar',
    operation('createCalendar', 'Give the calendar a new address', {
      description: 'The old address ends at once.',
      response: { 200: jsonResponse('The new address.', calendarFeedResponseSchema) },
      access,
    }),
    async (request): Promise<CalendarFeedResponse> => {
      const secret = randomBytes(SECRET_LENGTH).toString('base64url');
      await db
        .insert(calendarFeeds)
        .values({ userId: userOf(request).uid, secret })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: { secret } });
      return { data: { path: feedPath(secret) } };
    },
  );

  app.delete(
    '/user/calendar',
    operation('deleteCalendar', 'End the calendar', {
      response: { 204: noContent('There is no calendar.') },
      access,
    }),
    async (request, reply) => {
      await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userOf(request).uid));
      return reply.code(204).send();
    },
  );

  app.get(
    '/leads/:id/follow-up.ics',
    operation('getFollowUpCalendar', "Get a lead's next follow-up as a calendar file", {
      params: leadParamsSchema,
      response: { 200: calendarFile },
    }),
    async (request, reply) => {
      const lead = await findLead(db, userOf(request).uid, request.params.id);
      if (!lead) throw leadNotFound();
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
      description: `Follow-ups, interviews and deadlines of the last ${DAYS_BACK} and the next ${DAYS_AHEAD} days, of at most ${MAX_LEADS} leads and ${MAX_LEADS} interviews, for calendars, which can only know the address.`,
      security: [],
      params: z.object({ secret: z.string() }),
      response: {
        200: calendarFile,
        304: noContent("It hasn't changed since the `If-None-Match` version."),
      },
    }),
    async (request, reply) => {
      const { secret } = request.params;
      const [feed] = CALENDAR_SECRET.test(secret)
        ? await db.select().from(calendarFeeds).where(eq(calendarFeeds.secret, secret))
        : [];
      if (!feed) throw new HttpError(404, 'There is no calendar at this address.');
      const count = await countRequest(request);
      if (!count.isAllowed && count.isExceeded) {
        reply.header('retry-after', count.ttlInSeconds);
        throw tooMany();
      }
      const { id, title, company, nextFollowUpAt, closesAt, updatedAt } = leadColumns;
      const [first, last] = [daysFromNow(-DAYS_BACK), daysFromNow(DAYS_AHEAD)];
      const dayOf = (time: SQL) => sql`to_char(${time}, 'YYYY-MM-DD')`;
      const hasFollowUp = between(leads.nextFollowUpAt, first, last);
      const hasDeadline = and(
        // As text, since a day of the year 0 is no date in PostgreSQL.
        between(leads.closesAt, dayOf(first), dayOf(last)),
        inArray(leads.status, [...NOT_APPLIED_STATUSES]),
      );
      const due = await db
        .select({
          id,
          title,
          company,
          nextFollowUpAt: sql<string | null>`case when ${hasFollowUp} then ${nextFollowUpAt} end`,
          closesAt: sql<string>`case when ${hasDeadline} then ${closesAt} else '' end`,
          updatedAt,
        })
        .from(leads)
        .where(
          and(
            eq(leads.userId, feed.userId),
            or(hasFollowUp, hasDeadline),
            notInArray(leads.status, [...CLOSED_STATUSES]),
          ),
        )
        .orderBy(asc(leads.nextFollowUpAt), leads.id)
        .limit(MAX_LEADS);
      const rounds = await db
        .select({
          id: interviews.id,
          leadId: interviews.leadId,
          kind: interviews.kind,
          startsAt: isoTimestamp(interviews.startsAt),
          minutes: interviews.minutes,
          place: interviews.place,
          version: interviews.version,
          title,
          company,
        })
        .from(interviews)
        .innerJoin(leads, and(eq(leads.userId, interviews.userId), eq(leads.id, interviews.leadId)))
        .where(
          and(
            eq(interviews.userId, feed.userId),
            between(interviews.startsAt, first, last),
            or(isNull(interviews.outcome), inArray(interviews.outcome, ['done', 'passed'])),
          ),
        )
        .orderBy(asc(interviews.startsAt), interviews.id)
        .limit(MAX_LEADS);
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
