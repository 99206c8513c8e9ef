import { and, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { NOT_AVAILABLE } from '#domain/contract/enums.ts';
import { LEAD_FIELD_NAMES, type LeadField, leadField } from '#domain/contract/leadFields.ts';
import type { Database } from '../db/database.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leads } from '../db/schema.ts';

/** The text of a searched field in SQL. */
function searchedText({ path, kind }: LeadField): SQL {
  const [field = '', part] = path.split('.');
  const column = getTableColumns(leads)[field as keyof typeof leads.$inferSelect];
  if (part) return sql`nullif(${column} ->> ${sql.raw(`'${part}'`)}, ${NOT_AVAILABLE})`;
  return kind === 'tags'
    ? sql`(select string_agg(tag, E'\n') from jsonb_array_elements_text(${column}) tag)`
    : sql`${column}`;
}

/** One text, with a line for each field, so that a word can't match across two of them. */
const searched = sql<string>`concat_ws(E'\n', '', ${sql.join(
  LEAD_FIELD_NAMES.map(leadField)
    .filter(({ isSearched }) => isSearched)
    .map(searchedText),
  sql`, `,
)})`;

/** The words of a search that count: each is looked for in all of the text. */
const MAX_WORDS = 20;

/** Whether a lead has all words. Case is ignored; for letters beyond ASCII, if the database's locale knows them. */
function hasWords(q: string): SQL<boolean> {
  const words = [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
  const list = sql.join(
    words.map((word) => sql`lower(${word})`),
    sql`, `,
  );
  // The text is put together once for all words. LIKE takes many times longer when it nearly matches.
  return sql`(select bool_and(strpos(lead.text, word) > 0) from (select lower(${searched}) as text offset 0) lead,
    unnest(array[${list}]::text[]) word)`;
}

/** Leads in one statement. The first is for the worst of them: long texts that nearly match at every letter. */
const LEADS = { least: 5, most: 1_000 };
/** Milliseconds that a statement should take. */
const TURN = 30;

/**
 * The ids of the user's leads that have all words, and to which `filters` apply. Long texts are searched a
 * few at a time, so that other users' requests don't wait for the whole search.
 */
export async function searchLeads(
  db: Database,
  userId: string,
  q: string,
  filters: SQL | undefined,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  for (let count = LEADS.least; ; ) {
    const started = performance.now();
    const rows = await db
      .select({ id: leads.id, isFound: hasWords(q) })
      .from(leads)
      .where(and(ownLeads(userId), filters, after ? gt(leads.id, after) : undefined))
      .orderBy(leads.id)
      .limit(count);
    for (const { id, isFound } of rows) if (isFound) ids.push(id);
    if (rows.length < count) return ids;
    after = rows.at(-1)?.id;
    const share = TURN / (performance.now() - started);
    count = Math.round(Math.min(LEADS.most, Math.max(LEADS.least, count * Math.min(4, share))));
  }
}
