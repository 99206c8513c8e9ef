import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  is,
  like,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { LEAD_CATEGORIES, LEAD_TYPES, type LeadSort } from '#domain/contract/enums.ts';
import type { CompleteLeadListQuery, LeadListResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { searchWords } from '#domain/searchText.ts';
import type { Database } from '../db/database.ts';
import { leadCounts, leadNotes, leads } from '../db/schema.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { isoTimestamp, leadJson } from './leadColumns.ts';

const SORT_COLUMNS = {
  updatedAt: leads.updatedAt,
  createdAt: leads.createdAt,
  title: leads.titleKey,
  company: leads.companyKey,
  value: leads.value,
} satisfies Record<LeadSort, unknown>;

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The word is in a field of the lead or in one of its notes. */
function hasWord(db: Database, word: string): SQL | undefined {
  const ofLead = and(eq(leadNotes.userId, leads.userId), eq(leadNotes.leadId, leads.id));
  const notes = db
    .select({ found: sql`1` })
    .from(leadNotes)
    .where(and(ofLead, like(leadNotes.searchText, containing(word))));
  return or(like(leads.searchText, containing(word)), exists(notes));
}

type Filters = Pick<CompleteLeadListQuery, 'status' | 'priority' | 'type' | 'q'>;

/** A value, or its placeholder in a prepared statement. */
type Slot<T> = T | Placeholder;

/** A user's leads that match all filters, by the rules of `matchesFilters` in src/domain. */
function matching(db: Database, userId: Slot<string>, filters: Filters): SQL | undefined {
  const type = LEAD_TYPES.find((type) => type === filters.type);
  const category = LEAD_CATEGORIES.find((category) => category === filters.type);
  return and(
    eq(leads.userId, userId),
    filters.status && eq(leads.status, filters.status),
    filters.priority && eq(leads.priority, filters.priority),
    type && eq(leads.type, type),
    category && eq(leads.category, category),
    ...searchWords(filters.q ?? '').map((word) => hasWord(db, word)),
  );
}

const hasFilters = ({ status, priority, type, q }: Filters): boolean =>
  Boolean(status || priority || type || q);

/** The number of leads that match the filters, on all pages together. */
function total(db: Database, userId: Slot<string>, filters: Filters) {
  return hasFilters(filters)
    ? db
        .select({ total: count() })
        .from(leads)
        .where(matching(db, userId, filters))
    : db.select({ total: leadCounts.leads }).from(leadCounts).where(eq(leadCounts.userId, userId));
}

interface Page extends Pick<CompleteLeadListQuery, 'sort' | 'order'> {
  userId: Slot<string>;
  filters: Filters;
  /** The last lead of the previous page; `null` for the first page. */
  after: { key: Slot<string | number>; id: Slot<string> } | null;
  limit: Slot<number>;
  /** One more than the limit, to see whether there is a next page. */
  rows: Slot<number>;
}

/** Selects a page as JSON text, with the parts of its cursor and the total. */
function selectPage(db: Database, { userId, filters, sort, order, after, limit, rows }: Page) {
  const column = SORT_COLUMNS[sort];
  const direction = order === 'asc' ? asc : desc;
  const isAfter = order === 'asc' ? sql`>` : sql`<`;
  const found = db
    .select({
      json: leadJson.as('json'),
      key: sql`${column}`.as('key'),
      id: sql`${leads.id}`.as('id'),
    })
    .from(leads)
    .where(
      and(
        matching(db, userId, filters),
        after ? sql`(${column}, ${leads.id}) ${isAfter} (${after.key}, ${after.id})` : undefined,
      ),
    )
    .orderBy(direction(column), direction(leads.id))
    .limit(rows)
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
  const key = is(column, PgTimestamp) ? isoTimestamp(numbered.key) : numbered.key;
  return db
    .select({
      leads: sql<
        string | null
      >`string_agg(${numbered.json}, ',' order by ${numbered.position}) filter (where ${isOnPage})`,
      hasNext: sql<boolean>`bool_or(not (${isOnPage}))`,
      end: sql<
        string | null
      >`(array_agg(json_build_array(${key}, ${numbered.id})::text order by ${numbered.position} desc) filter (where ${isOnPage}))[1]`,
      total: sql<number>`coalesce((${total(db, userId, filters)}), 0)`.mapWith(Number),
    })
    .from(numbered);
}

/** A page of a list without filters. */
const preparePage = (db: Database, { sort, order, cursor }: CompleteLeadListQuery) =>
  selectPage(db, {
    sort,
    order,
    filters: {},
    userId: sql.placeholder('userId'),
    after: cursor === undefined ? null : { key: sql.placeholder('key'), id: sql.placeholder('id') },
    limit: sql.placeholder('limit'),
    rows: sql.placeholder('rows'),
  }).prepare(`leads_by_${sort}_${order}_${cursor === undefined ? 'first' : 'next'}`);

/**
 * Returns a function that lists a page of a user's leads: a `LeadListResponse` as JSON text. Pages
 * start after the last lead of the previous one, so a late page costs no more than the first. The
 * most frequent list, without filters, is a prepared statement. Throws `InvalidCursorError`.
 */
export function createLeadList(
  db: Database,
): (userId: string, query: CompleteLeadListQuery) => Promise<string> {
  const prepared = new Map<string, ReturnType<typeof preparePage>>();

  function selectPageFor(userId: string, query: CompleteLeadListQuery) {
    const { sort, order, cursor, limit } = query;
    const after = cursor === undefined ? null : decodeCursor(cursor, query);
    const rows = limit + 1;
    if (hasFilters(query)) {
      return selectPage(db, { userId, filters: query, sort, order, after, limit, rows });
    }
    const name = `${sort} ${order} ${after === null}`;
    const statement = prepared.get(name) ?? preparePage(db, query);
    prepared.set(name, statement);
    return statement.execute({ userId, limit, rows, ...after });
  }

  return async (userId, query) => {
    const [page] = await selectPageFor(userId, query);
    if (!page) throw new Error('An aggregate returns one row');
    const rest: Omit<LeadListResponse, 'data'> = {
      total: page.total,
      nextCursor: page.hasNext && page.end !== null ? encodeCursor(query, page.end) : null,
    };
    return `{"data":[${page.leads ?? ''}],${JSON.stringify(rest).slice(1)}`;
  };
}
