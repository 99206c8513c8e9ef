import { and, asc, count, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { LeadListAnswer, LeadSort } from '#domain/contract.ts';
import { LEAD_CATEGORIES, LEAD_TYPES } from '#domain/lead.ts';
import type { Database } from '../db/database.ts';
import { leads } from '../db/schema.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { leadColumns } from './leadColumns.ts';
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

/**
 * One page of a user's leads. The page is found by where the last one ended, not by counting rows:
 * the hundredth costs what the first does, and a lead added meanwhile shifts nothing.
 * Throws `InvalidCursorError`.
 */
export async function listLeads(
  db: Database,
  userId: string,
  query: ListQuery,
): Promise<LeadListAnswer> {
  const column = SORT_COLUMNS[query.sort];
  const direction = query.order === 'asc' ? asc : desc;
  const filters = matching(userId, query);
  const total = db.select({ total: count() }).from(leads).where(filters);
  const rows = await db
    .select({ lead: leadColumns, key: column, total: sql<number>`(${total})`.mapWith(Number) })
    .from(leads)
    .where(and(filters, afterCursor(query)))
    .orderBy(direction(column), direction(leads.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    data: page.map(({ lead }) => lead),
    // A page without rows carries no total: past the last page it has to be asked for.
    total: rows[0]?.total ?? (query.cursor === undefined ? 0 : ((await total)[0]?.total ?? 0)),
    nextCursor: last && rows.length > page.length ? encodeCursor(query, last) : null,
  };
}
