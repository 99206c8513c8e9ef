import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { listInterviews } from '../interviews/repository.ts';
import { listDeletedLeads, restoreLeads } from '../leads/deletedLeads.ts';
import { findLead } from '../leads/repository.ts';
import { listMessages } from '../messages/repository.ts';
import { listPitches } from '../pitches/repository.ts';
import { findProfile } from '../profile/repository.ts';
import { openMemoryDatabase } from '../testing/memoryDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';
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

describe('a database of version 0.1.0', () => {
  const USER_ID = 'O82SAoIEg7i8CcKHruPY0EJSvRMh';
  const LEAD_ID = '11111111-1111-4111-8111-111111111111';
  const folder = temporaryFolder('upgrade');

  beforeEach(async () => {
    rmSync(join(folder, 'postgres'), { recursive: true, force: true });
    const client = await PGlite.create(join(folder, 'postgres'));
    await client.exec(
      readFileSync(join(import.meta.dirname, 'fixtures/version-0.1.0.sql'), 'utf8'),
    );
    await client.close();
  });

  async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, close } = await openEmbeddedDatabase(folder);
    try {
      return await use(db);
    } finally {
      await close();
    }
  }

  /** Everything that migrations create. Columns are in another order when they were added later. */
  async function shapeOf(db: Database): Promise<unknown[]> {
    const { rows } = (await db.execute(sql`
      select to_jsonb(found) from (
        select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod),
          attcollation::regcollation, attnotnull, attstorage, attidentity,
          pg_get_expr(adbin, adrelid)) as part
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attnum > 0 and not attisdropped and attrelid in (select oid from pg_class where relkind = 'r')
          and attrelid::regclass::text !~ '^(pg_|information_schema)'
        union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      ) found order by part
    `)) as unknown as { rows: unknown[] };
    return rows;
  }

  it('gets the shape of a new one, and keeps its data', async () => {
    const fresh = await openMemoryDatabase();
    const expected = await shapeOf(fresh.db);
    await fresh.close();
    expect(expected.length).toBeGreaterThan(200);
    await withDatabase(async (db) => {
      expect(await shapeOf(db)).toEqual(expected);
      expect(await findLead(db, USER_ID, LEAD_ID)).toMatchObject({
        company: 'Helio Grid',
        contactInfo: { name: 'Maja' },
        version: 2,
        notes: [{ text: 'Call Åse back' }],
      });
      expect(await findProfile(db, USER_ID)).toMatchObject({ personalInfo: { name: 'Ana Berg' } });
    });
    // With the later migrations, it opens again.
    await withDatabase((db) => db.execute(sql`select 1`));
  });

  it('keeps deleted leads with what belongs to them, also those of earlier versions', async () => {
    const EARLY_ID = '44444444-4444-4444-8444-444444444444';
    const client = await PGlite.create(join(folder, 'postgres'));
    for (const [id, title] of [
      [EARLY_ID, 'Without newer fields'],
      [LEAD_ID, 'Added again'],
    ])
      await client.query(
        `insert into deleted_leads select $1, $2::text::uuid, '2026-11-01', jsonb_build_object('user_id', $1::text,
          'id', $2::text, 'title', $3::text, 'company', 'Arbor', 'created_at', now(), 'updated_at', now()),
          jsonb_build_array(jsonb_build_object('user_id', $1::text, 'lead_id', $2::text, 'id', gen_random_uuid(),
            'position', 1, 'type', 'general', 'text', 'Of the deleted lead', 'created_at', now())), '[]'`,
        [USER_ID, id, title],
      );
    await client.close();
    await withDatabase(async (db) => {
      const bin = await listDeletedLeads(db, USER_ID, 10, null);
      expect(bin.map(({ company }) => company)).toEqual(['Nordlys', 'Arbor']);
      const count = async () => (await db.select().from(schema.leadCounts))[0]?.leads;
      const live = (await count()) ?? 0;
      const ids = bin.map(({ id }) => id);
      expect(await restoreLeads(db, USER_ID, ids, null)).toMatchObject({
        leads: [
          { title: 'Data Engineer', notes: [{ text: 'First' }, { text: 'Second' }] },
          { status: 'new', tags: [], notes: [{ text: 'Of the deleted lead' }] },
        ],
      });
      expect(await count()).toBe(live + 2);
      const [nordlys = ''] = ids;
      expect(await listInterviews(db, USER_ID, nordlys)).toMatchObject([{ people: 'Kari' }]);
      const ofLead = { leadId: nordlys, after: null };
      expect(await listMessages(db, USER_ID, ofLead)).toMatchObject({
        data: [{ fromName: 'Kari Lie' }],
      });
      const page = { ...ofLead, limit: 10, versions: false };
      expect(await listPitches(db, USER_ID, page)).toMatchObject({ data: [{ subject: '' }] });
      expect((await findLead(db, USER_ID, LEAD_ID))?.notes).toHaveLength(1);
    });
  });

  it('must have all of its migrations', async () => {
    const client = await PGlite.create(join(folder, 'postgres'));
    await client.exec('delete from drizzle.__drizzle_migrations where id = 36');
    await client.close();
    await expect(openEmbeddedDatabase(folder)).rejects.toMatchObject({
      name: 'StartError',
      message:
        'A version of Leadside before 0.1.0 has used this database. Start version 0.1.0 with it once, then this version.',
    });
  });
});
