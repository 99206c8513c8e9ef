import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { newLeadSchema } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { addAccount } from './auth/repository.ts';
import { backupTables } from './backup/backupTables.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/openDatabase.ts';
import { createLead } from './leads/repository.ts';
import { addNote } from './notes/repository.ts';
import { addResume } from './resume/repository.ts';
import { storeSeed } from './seed/storeSeed.ts';
import { prepareDataDir } from './testing/memoryDatabase.ts';
import { runProgram } from './testing/runProgram.ts';
import { mountSmallDisk } from './testing/smallDisk.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { createPostgresDatabase } from './testing/testDatabase.ts';

/** Milliseconds for starting six programs, each with a database. */
const SEVERAL_PROGRAMS = 180_000;
/** More than are read or written at once. */
const LEADS = 600;

const folder = temporaryFolder('backup');

const open = (settings: Record<string, string>): Promise<OpenDatabase> =>
  openDatabase(
    {
      dataDir: settings.DATA_DIR ?? '',
      databaseUrl: settings.DATABASE_URL ?? null,
      databaseDirectUrl: null,
    },
    'the test',
  );

/** What PostgreSQL writes for every row of every table, as short marks: a resume's row has 20 MB. */
async function rowsOf(settings: Record<string, string>): Promise<Record<string, string[]>> {
  const { db, close } = await open(settings);
  const all: Record<string, string[]> = {};
  for (const { name } of backupTables()) {
    const table = sql.identifier(name);
    const { rows } = (await db.execute(
      sql`select md5(${table}::text) as mark from ${table}`,
    )) as unknown as { rows: { mark: string }[] };
    all[name] = rows.map(({ mark }) => mark).toSorted();
  }
  await close();
  return all;
}

async function newDataDir(name: string): Promise<{ DATA_DIR: string }> {
  const DATA_DIR = join(folder, name);
  mkdirSync(DATA_DIR);
  await prepareDataDir(DATA_DIR);
  return { DATA_DIR };
}

/** Adds a user with seeded leads and resumes, the first of which has this size. Returns the user's id. */
async function fill(
  settings: Record<string, string>,
  leads = LEADS,
  resumeBytes = LIMITS.resumeBytes,
): Promise<string> {
  const { db, close } = await open(settings);
  const account = await addAccount(db, { email: 'ana@example.com', passwordHash: 'hash' });
  const userId = account?.userId ?? '';
  await storeSeed(db, userId, leads);
  await addResume(db, userId, { name: 'cv.pdf', bytes: randomBytes(resumeBytes) });
  await addResume(db, userId, { name: 'cv.docx', bytes: randomBytes(100) });
  await close();
  return userId;
}

const backup = (file: string, settings: Record<string, string>) =>
  runProgram(['backup.ts', file], settings).ended;
const restore = (file: string, settings: Record<string, string>) =>
  runProgram(['restore.ts', file], settings).ended;

it(
  'moves everything from PGlite to PostgreSQL and back',
  async () => {
    const [first, second] = await Promise.all([newDataDir('first'), newDataDir('second')]);
    const userId = await fill(first);
    const file = join(folder, 'first.gz');
    expect(await backup(file, first)).toEqual({
      code: 0,
      stdout: `The backup is in ${file}.\n`,
      stderr: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    // Rows without a field get its default.
    const older = join(folder, 'older.gz');
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(older, gzipSync(text.replaceAll('"removed_matches": [], ', '')));
    const postgres = { DATABASE_URL: await createPostgresDatabase() };
    expect(await restore(older, postgres)).toMatchObject({ code: 0, stderr: '' });
    const rows = await rowsOf(first);
    expect(rows.leads).toHaveLength(LEADS);
    expect(await rowsOf(postgres)).toEqual(rows);

    // Triggers and the numbers of new rows work on restored data.
    const { db, close } = await open(postgres);
    const lead = newLeadSchema.parse({ title: 'Engineer', company: 'Aldermoor Labs' });
    const created = await createLead(db, userId, lead, null);
    const leadId = 'lead' in created ? created.lead.id : '';
    await addNote(db, userId, leadId, { text: 'Call back', type: 'general' });
    expect((await db.execute(sql`select leads from lead_counts`)) as unknown).toMatchObject({
      rows: [{ leads: LEADS + 1 }],
    });
    await close();

    const back = join(folder, 'back.gz');
    expect(await backup(back, postgres)).toMatchObject({ code: 0, stderr: '' });
    expect(await restore(back, second)).toMatchObject({ code: 0, stderr: '' });
    expect(await rowsOf(second)).toEqual(await rowsOf(postgres));

    expect(await restore(file, postgres)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'The database is not empty. Restore into a new DATA_DIR or an empty PostgreSQL database.\n',
    });
    expect(await backup(file, postgres)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file} exists already. Choose another name.\n`,
    });
  },
  SEVERAL_PROGRAMS,
);

it('rejects a damaged backup in one line, and restores nothing', async () => {
  const source = { DATABASE_URL: await createPostgresDatabase() };
  await fill(source, 20, 1_000);
  const file = join(folder, 'small.gz');
  expect(await backup(file, source)).toMatchObject({ code: 0, stderr: '' });
  const text = gunzipSync(readFileSync(file)).toString();
  const CUT_OFF = 'The file is not a backup, or it is cut off.';
  const [header, ...lines] = text.split('\n');
  const oldHeader = JSON.stringify({ format: 'leadside-backup', migration: 1 });
  const contents: [string, Buffer][] = [
    [CUT_OFF, readFileSync(file).subarray(0, 2_000)],
    ['The backup has a line that is too long.', gzipSync(`${header}\n${'x'.repeat(70_000_000)}`)],
  ];
  const empty = { DATABASE_URL: await createPostgresDatabase() };
  const target = await open(empty);
  for (const [message, changed] of [
    ['The backup is from another version of Leadside.', [oldHeader, ...lines].join('\n')],
    [CUT_OFF, text.slice(0, text.lastIndexOf('{"rows":'))],
    [CUT_OFF, text.replace('{"rows":', '{"rows":1')],
    [CUT_OFF, text.replace('{"table":"users"}', '{"table":')],
    [
      'The backup has an unknown table: visits.',
      text.replace('{"table":"leads"}', '{"table":"visits"}'),
    ],
    // Without the values of the row.
    ['The backup is damaged: a row of ', text.replace('{"email": ', '{"email"; ')],
    [
      "The backup is damaged: a row of leads isn't valid. Nothing was restored.",
      text.replace(/"status": "\w+"/, '"status": "x"'),
    ],
    [
      "The backup is damaged: a row of resumes isn't valid. Nothing was restored.",
      text.replace(/"content": "\\\\x../, '"content": "\\\\x'),
    ],
  ] as const) {
    const restored = restoreBackup(target.db, Readable.from(changed.trim().split('\n')));
    await expect(restored).rejects.toThrow(message);
  }
  await target.close();
  for (const [message, content] of contents) {
    const broken = join(folder, 'broken.gz');
    writeFileSync(broken, content);
    const ended = await restore(broken, empty);
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  }
  expect(Object.values(await rowsOf(empty)).flat()).toEqual([]);
});

it('leaves no file behind when the disk is full', async () => {
  const disk = mountSmallDisk(1);
  // Mounting needs root.
  if (!disk) return;
  const settings = { DATABASE_URL: await createPostgresDatabase() };
  await fill(settings, 20, 1_000_000);
  disk.fill(4096);
  expect(await backup(join(disk.directory, 'leadside.backup'), settings)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Leadside had to stop: ENOSPC: no space left on device, write.\n',
  });
  expect(readdirSync(disk.directory)).toEqual(['filler']);
  disk.free();
  disk.unmount();
});
