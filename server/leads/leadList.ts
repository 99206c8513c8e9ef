import { and, asc, count, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { LeadListAnswer, LeadSort } from '#domain/contract.ts';
import { LEAD_CATEGORIES, LEAD_TYPES } from '#domain/lead.ts';
import type { Database } from '../db/database.ts';
import { leadCounts, leads } from '../db/schema.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { leadJson } from './leadColumns.ts';
import type { ListQuery } from './schemas.ts';

const SORT_COLUMNS = {
  updatedAt: leads.updatedAt,
  createdAt: leads.createdAt,
  title: leads.titleKey,
  company: leads.companyKey,
  value: leads.value,
} satisfies Record<LeadSort, unknown>;

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The leads of one user that pass all filters, as `matchesFilters` of src/domain has them. */
function matching(userId: string, query: ListQuery): SQL | undefined {
  const type = LEAD_TYPES.find((type) => type === query.type);
  const category = LEAD_CATEGORIES.find((category) => category === query.type);
  return and(
    eq(leads.userId, userId),
    query.status && eq(leads.status, query.status),
    query.priority && eq(leads.priority, query.priority),
    type && eq(leads.type, type),
    category && eq(leads.category, category),
    query.q ? like(leads.searchText, containing(query.q.toLowerCase())) : undefined,
  );
}

/** The rows that come after the one at the cursor. Throws `InvalidCursorError`. */
function afterCursor(query: ListQuery): SQL | undefined {
  if (query.cursor === undefined) return undefined;
  const { key, id } = decodeCursor(query.cursor, query);
  const isAfter = query.order === 'asc' ? sql`>` : sql`<`;
  return sql`(${SORT_COLUMNS[query.sort]}, ${leads.id}) ${isAfter} (${key}, ${id})`;
}

/** How many leads pass the filters, on all pages together. */
function total(db: Database, userId: string, query: ListQuery) {
  const isWhole = !query.status && !query.priority && !query.type && !query.q;
  return isWhole
    ? db.select({ total: leadCounts.leads }).from(leadCounts).where(eq(leadCounts.userId, userId))
    : db.select({ total: count() }).from(leads).where(matching(userId, query));
}

/**
 * One page of a user's leads: a `LeadListAnswer` as JSON text. The page is found by where the last
 * one ended, not by counting rows: the hundredth costs what the first does, and a lead added
 * meanwhile shifts nothing. Throws `InvalidCursorError`.
 */
export async function listLeads(db: Database, userId: string, query: ListQuery): Promise<string> {
  const column = SORT_COLUMNS[query.sort];
  const direction = query.order === 'asc' ? asc : desc;
  const rows = await db
    .select({
      json: leadJson,
      key: column,
      id: leads.id,
      total: sql<number>`coalesce((${total(db, userId, query)}), 0)`.mapWith(Number),
    })
    .from(leads)
    .where(and(matching(userId, query), afterCursor(query)))
    .orderBy(direction(column), direction(leads.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  // A page without rows carries no total: past the last page it has to be asked for.
  const [counted] = rows.length > 0 ? rows : await total(db, userId, query);
  const rest: Omit<LeadListAnswer, 'data'> = {
    total: counted?.total ?? 0,
    nextCursor: last && rows.length > page.length ? encodeCursor(query, last) : null,
  };
  return `{"data":[${page.map(({ json }) => json)}],${JSON.stringify(rest).slice(1)}`;
}
