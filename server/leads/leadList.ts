import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { LEAD_CATEGORIES, LEAD_TYPES } from '#domain/contract/enums.ts';
import type { CompleteLeadListQuery, LeadListResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { idsIn, isoTimestamp } from '../db/expressions.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leadCounts, leads } from '../db/schema.ts';
import { decodePageCursor, encodePageCursor, type PageCursor } from '../http/pageCursor.ts';
import { leadJson } from './leadColumns.ts';
import { searchLeads } from './searchLeads.ts';

type Filters = Pick<CompleteLeadListQuery, 'status' | 'priority' | 'type' | 'dueBefore'>;

/** A user's leads that match all filters. */
function matching(userId: string, filters: Filters) {
  const { status, priority, type: either, dueBefore } = filters;
  const type = LEAD_TYPES.find((type) => type === either);
  const category = LEAD_CATEGORIES.find((category) => category === either);
  return and(
    ownLeads(userId),
    status && eq(leads.status, status),
    priority && eq(leads.priority, priority),
    type && eq(leads.type, type),
    category && eq(leads.category, category),
    dueBefore === undefined ? undefined : sql`${leads.nextFollowUpAt} < ${dueBefore}::timestamptz`,
  );
}

/**
 * The bytes of a lead's longest texts, which PostgreSQL knows without reading them: JSON is made only of
 * leads that may fit on the page.
 */
const size = (
  userId: string,
) => sql<number>`octet_length(${leads.description}) + octet_length(${leads.pitch}) + coalesce((
  select sum(octet_length(note.text)) from lead_notes note
  where note.user_id = ${userId} and note.lead_id = ${leads.id}), 0)`;

/** The number of leads that match the filters, on all pages together. */
function total(db: Database, userId: string, filters: Filters, found: SQL | undefined) {
  const { status, priority, type, dueBefore } = filters;
  return status || priority || type || found || dueBefore
    ? db
        .select({ total: count() })
        .from(leads)
        .where(and(matching(userId, filters), found))
    : db.select({ total: leadCounts.leads }).from(leadCounts).where(eq(leadCounts.userId, userId));
}

/**
 * Lists a page of a user's leads: a `LeadListResponse` as JSON text. Pages start after the last lead of
 * the previous one, so a late page costs no more than the first. Throws the 400 of an invalid cursor.
 */
export async function listLeads(
  db: Database,
  userId: string,
  query: CompleteLeadListQuery,
): Promise<string> {
  const { sort, order, cursor, limit } = query;
  const after = decodePageCursor(cursor, 'in the same order', `${sort} ${order}`);
  const column = leads[sort];
  const direction = order === 'asc' ? asc : desc;
  const ids = query.q ? await searchLeads(db, userId, query.q, matching(userId, query)) : null;
  const isFound = ids ? sql`${leads.id} in ${idsIn(ids)}` : undefined;
  const isAfter = order === 'asc' ? sql`>` : sql`<`;
  const listed = db
    .select({
      key: sql`${column}`.as('key'),
      id: sql`${leads.id}`.as('id'),
      size: size(userId).as('size'),
    })
    .from(leads)
    .where(
      and(
        matching(userId, query),
        isFound,
        after ? sql`(${column}, ${leads.id}) ${isAfter} (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(direction(column), direction(leads.id))
    // One more, to see whether there is a next page.
    .limit(limit + 1)
    .as('listed');
  const before = db
    .select({
      id: sql`${listed.id}`.as('listed_id'),
      bytes:
        sql<number>`sum(${listed.size}) over (order by ${direction(listed.key)}, ${direction(listed.id)}) - ${listed.size}`.as(
          'before',
        ),
    })
    .from(listed)
    .as('before');
  // With the first lead that doesn't fit, to see that there is a next page.
  const found = db
    .select({
      json: leadJson(userId).as('json'),
      key: sql`${column}`.as('key'),
      id: sql`${leads.id}`.as('id'),
    })
    .from(leads)
    .innerJoin(before, eq(leads.id, before.id))
    .where(and(ownLeads(userId), sql`${before.bytes} <= ${sql.raw(String(LIMITS.leadsBytes))}`))
    .as('found');
  const inOrder = sql`(order by ${direction(found.key)}, ${direction(found.id)})`;
  const numbered = db
    .select({
      json: found.json,
      key: found.key,
      id: found.id,
      position: sql<number>`row_number() over ${inOrder}`.as('position'),
      bytes: sql<number>`sum(octet_length(${found.json})) over ${inOrder}`.as('bytes'),
    })
    .from(found)
    .as('numbered');
  // A page ends early rather than grow larger. At least one, so that every lead can be read.
  const isOnPage = sql`${numbered.position} <= ${limit} and (${numbered.position} = 1 or ${numbered.bytes} <= ${sql.raw(String(LIMITS.leadsBytes))})`;
  const [page] = await db
    .select({
      leads: sql<
        string | null
      >`string_agg(${numbered.json}, ',' order by ${numbered.position}) filter (where ${isOnPage})`,
      hasNext: sql<boolean>`bool_or(not (${isOnPage}))`,
      end: sql<PageCursor | null>`(array_agg(json_build_array(${isoTimestamp(numbered.key)}, ${numbered.id}) order by ${numbered.position} desc) filter (where ${isOnPage}))[1]`,
      total: sql<number>`coalesce((${total(db, userId, query, isFound)}), 0)`.mapWith(Number),
    })
    .from(numbered);
  if (!page) throw new Error('An aggregate returns one row');
  const rest: Omit<LeadListResponse, 'data'> = {
    total: page.total,
    nextCursor: page.hasNext && page.end ? encodePageCursor(page.end, `${sort} ${order}`) : null,
  };
  return `{"data":[${page.leads ?? ''}],${JSON.stringify(rest).slice(1)}`;
}
