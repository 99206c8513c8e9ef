import { Client } from 'pg';
import { distributeTables } from './db/distributeTables.ts';
import { LAYOUT } from './db/layout.ts';
import { openServerDatabase } from './db/serverDatabase.ts';
import { createPostgresDatabase } from './testing/testDatabase.ts';

/*
 * Citus can't be installed with npm. What the server reads of it is a table of nodes and some functions, which these tests
 * create: "workers" are other databases of the same server.
 */

const CITUS = `
  create table pg_dist_node (nodeid serial, groupid int default 1, nodename text, nodeport int, isactive bool default true, noderole text default 'primary');
  create table pg_dist_partition (logicalrelid regclass);
  create table up (up bool);
  create function citus_check_connection_to_node(text, int) returns bool language sql as 'select exists (select from up)';
  create function run_command_on_workers(command text) returns table (nodename text, nodeport int, success bool, result text)
    language sql as $$ select nodename, nodeport, exists (select from up), 't' from pg_dist_node $$;
  create function create_distributed_table(name text, key text, shard_count int default 0, colocate_with text default '') returns void
    language sql as 'insert into pg_dist_partition values (name::regclass)';
`;

let url: string;
let coordinator: Client;

beforeEach(async () => {
  url = await createPostgresDatabase();
  coordinator = new Client(url);
  await coordinator.connect();
});
afterEach(() => coordinator.end());

/** A worker is found by host and port only, so it has the coordinator's name for the database. */
const addWorker = (host: string) =>
  coordinator.query('insert into pg_dist_node (nodename, nodeport) values ($1, 5432)', [host]);

describe('npm run distribute', () => {
  it('refuses a PostgreSQL without Citus', async () => {
    await expect(distributeTables(coordinator)).rejects.toThrow(
      /^DATABASE_URL names a PostgreSQL without the extension Citus, .*\. Nothing was changed\.$/,
    );
  });

  it('says what is missing, distributes what the layout names, and changes nothing the second time', async () => {
    await coordinator.query(CITUS);
    await expect(distributeTables(coordinator)).rejects.toThrow('enable_unsafe_triggers');
    await coordinator.query('set citus.enable_unsafe_triggers = on');
    await expect(distributeTables(coordinator)).rejects.toThrow('Citus has no worker.');
    await addWorker('worker-1');
    await expect(distributeTables(coordinator)).rejects.toThrow("can't reach the workers worker-1");
    await coordinator.query('insert into up values (true)');
    await coordinator.query('create table added (user_id text)');
    await expect(distributeTables(coordinator)).rejects.toThrow("users' rows belong: added.");
    await coordinator.query('drop table added');
    expect(await distributeTables(coordinator)).toMatch(
      /^Distributed users, profiles, leads, .* over 1 worker\.$/,
    );
    const count = LAYOUT.byUser.length;
    expect(await distributeTables(coordinator)).toBe(
      `All ${count} tables are distributed already, over 1 worker.`,
    );
  });
});

describe('live updates', () => {
  const host = () => new URL(url).searchParams.get('host') ?? '';

  it('are received from the workers, also from one that is added later, as long as it is one', async () => {
    await coordinator.query(CITUS);
    const database = await openServerDatabase(url);
    const events = new EventTarget();
    await database.listen('changes', {
      onNotification: () => events.dispatchEvent(new Event('received')),
      onReconnect: () => {},
    });
    // The last query of the connection to the coordinator is that for its workers.
    const listensToWorker = async (): Promise<boolean> => {
      const { rows } = await coordinator.query(
        `select from pg_stat_activity
          where datname = current_database() and state = 'idle' and query like 'listen %'`,
      );
      return rows.length > 0;
    };
    const receive = async (times: number) => {
      let missing = times;
      const received = new Promise<void>((resolve) => {
        events.addEventListener('received', () => {
          missing -= 1;
          if (missing === 0) resolve();
        });
      });
      await coordinator.query('notify changes');
      await received;
    };
    await receive(1);
    // It's the same database here, so a notification comes from both.
    await addWorker(host());
    while (!(await listensToWorker()));
    await receive(2);
    await coordinator.query('delete from pg_dist_node');
    while (await listensToWorker());
    await receive(1);
    await database.close();
  });

  it('need each worker that the coordinator reaches, and only those', async () => {
    await coordinator.query(CITUS);
    await addWorker('/nowhere');
    const database = await openServerDatabase(url);
    await database.close();
    await coordinator.query('insert into up values (true)');
    await expect(openServerDatabase(url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The Citus worker \/nowhere:5432 can't be reached from here/),
    });
  });
});
