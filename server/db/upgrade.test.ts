import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { leadListQuerySchema } from '#domain/contract/leads.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { listLeads } from '../leads/leadList.ts';
import { findLead, updateLeads } from '../leads/repository.ts';
import { findProfile } from '../profile/repository.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';

/** The last migration of the first release. */
const LAST_MIGRATION = 4;

const USER_ID = 'ana';
const LEAD_ID = '11111111-1111-4111-8111-111111111111';

/** Without the fields that the first release didn't have. */
const { answers: _, ...OLD_PROFILE } = DEMO_PROFILE;

const folder = temporaryFolder('upgrade');

/** The migrations up to the last one of the first release. */
function oldMigrations(): string {
  const migrationsFolder = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, migrationsFolder, { recursive: true });
  const journalFile = join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= LAST_MIGRATION);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  return migrationsFolder;
}

/** Makes a data folder of the first release with a profile, a lead and a note. */
async function makeOldDataDir(): Promise<void> {
  const client = await PGlite.create(join(folder, 'postgres'));
  await migrate(drizzle(client), { migrationsFolder: oldMigrations() });
  await client.query('insert into profiles (user_id, profile) values ($1, $2)', [
    USER_ID,
    OLD_PROFILE,
  ]);
  await client.query(
    `insert into leads (user_id, id, title, company, type, status, description, source,
       applied_where, post_url, application_url, location, compensation_range, value, priority,
       contact_info, pitch, pitch_id, custom_prompt, tags, is_qualified, qualification_notes,
       search_text, title_key, company_key)
     values ($1, $2, 'Engineer', 'Helio Grid', 'lead', 'applied', '', 'LinkedIn', '', '', '', 'Tromsø',
       '', 100, 'high', $3, '', '', '', $4, true, '', 'engineer', 'engineer', 'helio grid')`,
    [USER_ID, LEAD_ID, { name: 'Maja', email: '', phone: '' }, ['energy']],
  );
  await client.query(
    `insert into lead_notes (user_id, lead_id, id, type, text)
     values ($1, $2, gen_random_uuid(), 'general', 'Call Åse back')`,
    [USER_ID, LEAD_ID],
  );
  await client.close();
}

it('upgrades a data folder of the first release and keeps its data', async () => {
  await makeOldDataDir();
  const { db, close } = await openEmbeddedDatabase(folder);
  expect(await findLead(db, USER_ID, LEAD_ID)).toMatchObject({
    title: 'Engineer',
    company: 'Helio Grid',
    status: 'applied',
    value: 100,
    contactInfo: { name: 'Maja' },
    tags: ['energy'],
    isQualified: true,
    version: 1,
    notes: [{ type: 'general', text: 'Call Åse back' }],
  });
  for (const [q, total] of [
    ['tromsø ENERGY', 1],
    ['maja helio', 1],
    ['tromsø bergen', 0],
  ]) {
    const found = JSON.parse(await listLeads(db, USER_ID, leadListQuerySchema.parse({ q })));
    expect({ q, total: found.total }).toEqual({ q, total });
  }
  expect(await findProfile(db, USER_ID)).toEqual({ ...EMPTY_PROFILE, ...OLD_PROFILE, version: 1 });
  const updated = await updateLeads(db, USER_ID, [{ id: LEAD_ID, update: { status: 'offer' } }]);
  expect(updated).toMatchObject({
    outcome: 'updated',
    leads: [{ status: 'offer', version: 2 }],
  });
  await close();
});
