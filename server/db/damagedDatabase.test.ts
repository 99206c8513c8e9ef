import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { profiles } from './schema.ts';

const folder = temporaryFolder('damage');
let dataDir: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'whole'));
  await prepareDataDir(join(folder, 'whole'));
});

beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
  cpSync(join(folder, 'whole'), dataDir, { recursive: true });
});

const remove = (path: string) =>
  rmSync(join(dataDir, 'postgres', path), { recursive: true, force: true });

const files = () =>
  readdirSync(join(dataDir, 'postgres'), { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

describe('a damaged database', () => {
  it.each(['PG_VERSION', 'base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact'])(
    'is refused and left as it is when %s is missing',
    async (path) => {
      remove(path);
      const before = files();
      await expect(openEmbeddedDatabase(dataDir)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(
          /^The database in \S+postgres is incomplete: \S+ is missing\. [^\n]+ backup[^\n]+\.$/,
        ),
      });
      expect(files()).toEqual(before);
    },
  );

  it('is refused when PostgreSQL cannot open it', async () => {
    writeFileSync(join(dataDir, 'postgres/global/pg_control'), 'not a control file');
    await expect(openEmbeddedDatabase(dataDir)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The database in \S+postgres can't be opened: [^\n]+\.$/),
    });
  });

  it('is refused when a newer version of Leadside has migrated it', async () => {
    const opened = await openEmbeddedDatabase(dataDir);
    await opened.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9e12)`,
    );
    await opened.close();
    await expect(openEmbeddedDatabase(dataDir)).rejects.toMatchObject({
      name: 'StartError',
      message:
        'A newer version of Leadside has used this database. Install that version, or use another database.',
    });
  });
});

it('a first start that was interrupted is repeated', async () => {
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  mkdirSync(join(dataDir, 'postgres.new/base'), { recursive: true });
  const { db, close } = await openEmbeddedDatabase(dataDir);
  expect(await db.select().from(profiles)).toEqual([]);
  await close();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});
