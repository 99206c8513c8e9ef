import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { MIGRATIONS_FOLDER } from './migrateDatabase.ts';
import * as schema from './schema.ts';

const META = join(MIGRATIONS_FOLDER, 'meta');
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));

/** What `npm run db:generate` would write for these tables. */
const changesTo = (tables: Record<string, unknown>) => {
  const latest = JSON.parse(readFileSync(join(META, snapshots[0] ?? ''), 'utf8'));
  return generateMigration(latest, generateDrizzleJson(tables, latest.id));
};

it('keeps one snapshot, of the last migration', () => {
  const { entries } = JSON.parse(readFileSync(join(META, '_journal.json'), 'utf8'));
  expect(snapshots).toEqual([`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`]);
});

it('the migrations create exactly the tables of the schema', async () => {
  // Anything left to generate means that `npm run db:generate` was forgotten.
  expect(await changesTo(schema)).toEqual([]);
});

it('generates a change from the one snapshot', async () => {
  const added = pgTable('added', { name: text('name').notNull() });
  expect(await changesTo({ ...schema, added })).toEqual([
    'CREATE TABLE "added" (\n\t"name" text NOT NULL\n);\n',
  ]);
});

it('leaves the database of a version before the baseline as it is', async () => {
  const folder = temporaryFolder('upgrade');
  await prepareDataDir(folder);
  const client = await PGlite.create(join(folder, 'postgres'));
  await client.exec('update drizzle.__drizzle_migrations set created_at = 1795713865741');
  await client.close();
  await expect(openEmbeddedDatabase(folder)).rejects.toMatchObject({
    name: 'StartError',
    message:
      "A version of Leadside before 0.2.0 has used this database, which this version can't read. Use another database.",
  });
});

it('makes people of the contacts of leads, and loses and merges none that could be two', async () => {
  const client = await PGlite.create();
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const apply = async (names: readonly string[]) => {
    for (const name of names)
      await client.exec(readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8'));
  };
  const at = files.indexOf('0003_people.sql');
  await apply(files.slice(0, at));
  await client.exec("insert into users (user_id) values ('ada'), ('ben')");
  type Contact = Record<string, string>;
  const contacts: [id: number, company: string, contact: Contact, userId?: string][] = [
    [1, 'Nordkap', { name: 'Tom Ashdown', email: 'tom@lisle.example', phone: '1' }],
    // The same address, written otherwise, at another company.
    [2, 'Quayside', { name: 'tom ashdown', email: 'Tom@Lisle.example', phone: '2' }],
    // The same name and company, without an address.
    [3, 'nordkap', { name: 'Tom Ashdown', email: '', phone: 'N/A', website: 'https://t.example' }],
    // The name alone, somewhere else.
    [4, 'Crédit Müller GmbH', { name: 'Tom Ashdown', email: '', phone: '' }],
    // One mailbox of two people.
    [5, 'Kanalbank', { name: 'Ana Okafor', email: 'jobs@kanalbank.example', phone: '' }],
    [6, 'Kanalbank', { name: 'Ben Ito', email: 'jobs@kanalbank.example', phone: '' }],
    [7, 'Kanalbank', { name: '', email: 'jobs@kanalbank.example', phone: '' }],
    // Two of one name at one company, with two addresses; who has none may be either.
    [8, 'Helio', { name: 'Maja Lind', email: 'maja@helio.example', phone: '' }],
    [9, 'Helio', { name: 'Maja Lind', email: 'm.lind@helio.example', phone: '' }],
    [10, 'Helio', { name: 'Maja Lind', email: '', phone: '' }],
    // Only a LinkedIn page, and no contact at all.
    [11, 'Arbor', { name: '', email: '', phone: '', linkedin: 'https://linkedin.com/in/yusuf' }],
    [12, 'Arbor', { name: 'N/A', email: '', phone: '030 1' }],
    [13, 'Nordkap', { name: 'Tom Ashdown', email: 'tom@lisle.example', phone: '' }, 'ben'],
  ];
  const idOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  for (const [id, company, contact, userId = 'ada'] of contacts)
    await client.query(
      `insert into leads (user_id, id, title, company, type, status, description, source, applied_where,
        post_url, application_url, location, compensation_range, value, priority, contact_info, pitch,
        pitch_id, custom_prompt, tags, is_qualified, qualification_notes, created_at)
      values ($1, $2, 'Engineer', $3, 'lead', 'new', '', '', '', '', '', '', '', 0, 'medium', $4, '', '', '',
        '[]', false, '', timestamptz '2026-01-01' + $5 * interval '1 day')`,
      [userId, idOf(id), company, JSON.stringify(contact), id],
    );
  await apply([files[at] ?? '']);
  const { rows } = await client.query<{
    leads: number[];
    company: string;
    company_key: string;
    all: string;
  }>(
    `select person.company, person.company_key, concat_ws(' ', person.emails, person.phone, person.linkedin, person.website, person.note) as all,
      array_agg(right(link.lead_id::text, 4)::int order by link.lead_id) as leads
    from people person join lead_people link on link.user_id = person.user_id and link.person_id = person.id and link.is_main
    group by person.user_id, person.id order by leads`,
  );
  expect(rows.map(({ leads }) => leads)).toEqual([
    [1, 2, 3],
    [4],
    [5],
    [6],
    [7],
    [8],
    [9],
    [10],
    [11],
    [13],
  ]);
  for (const row of rows) expect(row.company_key).toBe(companyKey(row.company));
  // Both numbers are kept.
  expect(rows[0]?.all).toMatch(/(?=.*\b1\b)(?=.*\b2\b).*t\.example/s);
  expect(rows[8]?.all).toContain('linkedin.com/in/yusuf');
  const { rows: kept } = await client.query('select contact_info from leads where id = $1', [
    idOf(12),
  ]);
  expect(kept).toEqual([{ contact_info: { name: 'N/A', email: '', phone: '030 1' } }]);
  await client.close();
});
