import { sql } from 'drizzle-orm';
import { loadConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';

/** Letters and words of the seeded leads that aren't English. */
const FOREIGN =
  '[^ -~]|\\m(am|der|die|im|mit|nach|per|und|AG|Architekten|Energie|GmbH|Kaffee|Leitung|Maschinenbau|Rahmenvertrag|Schulung|Softwareentwickler|Stepstone|Textilwerke|Verlag|Werkstudent)\\M';

/**
 * Deletes the seeded leads with words that readers of the site may not understand. The seed mixes
 * languages, to test them.
 *
 * @param settings of the server, which must not run
 */
export async function keepEnglishLeads(settings: NodeJS.ProcessEnv): Promise<void> {
  const config = loadConfig({ ...process.env, ...settings });
  const { db, close } = await openDatabase(config, 'the recording');
  try {
    await db.execute(sql`
      delete from leads where
        concat_ws(' ', title, company, location, source,
          (select string_agg(text, ' ') from lead_notes where lead_id = leads.id)
        ) ~ ${FOREIGN}`);
  } finally {
    await close();
  }
}
