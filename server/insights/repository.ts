import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/expressions.ts';
import { isOfDeletedLead, ownLeads } from '../db/ownLeads.ts';
import { pitches } from '../db/schema.ts';

/**
 * What the insights are counted from, by one statement.
 *
 * @returns `InsightFacts` as JSON: the database builds one text faster than the driver builds so many rows
 */
export async function readFacts(db: Database, userId: string): Promise<string> {
  const milliseconds = (time: string) => sql.raw(`trunc(date_part('epoch', ${time}) * 1000)`);
  const facts = sql`
    select json_build_object(
      'rejectionsAreReplies', coalesce(
        (select (profile ->> 'rejectionsAreReplies')::boolean from profiles where user_id = ${userId}),
        false),
      'leads', (
        select coalesce(json_agg(json_build_object('id', id, 'source', source, 'category', category,
          'status', status,
          'customStatus', custom_status, 'createdAt', ${milliseconds('created_at')},
          'changes', (
            select coalesce(json_agg(json_build_array(to_status, ${milliseconds('changed_at')}) order by change.id), '[]')
            from lead_status_history change
            where change.user_id = ${userId} and change.lead_id = leads.id
          ),
          'accepted', (
            select coalesce(json_agg(distinct proposal ->> 'kind'), '[]')
            from messages message
            where message.user_id = ${userId} and message.lead_id = leads.id and message.state = 'accepted'
          ))), '[]')
        from leads where ${ownLeads(userId)}
      ),
      'letters', (
        select coalesce(json_agg(json_build_object('leadId', lead_id, 'sentAt', ${milliseconds("(sent ->> 'at')::timestamptz")})), '[]')
        from pitches where user_id = ${userId} and sent is not null and lead_id is not null
          and not ${isOfDeletedLead(userId, pitches)}
      )
    )::text as facts`;
  const [row] = await rowsOf<{ facts: string }>(db, facts);
  return row?.facts ?? '{"rejectionsAreReplies":false,"leads":[],"letters":[]}';
}
