import { startPostgresProxy } from '../testing/postgresProxy.ts';
import { createPostgresDatabase } from '../testing/testDatabase.ts';
import { accounts } from './schema.ts';
import { openServerDatabase } from './serverDatabase.ts';

it('replaces connections that are lost when a transaction begins', async () => {
  let isCutting = false;
  const proxy = await startPostgresProxy(
    await createPostgresDatabase(),
    (sent) => isCutting && sent.includes('begin'),
  );
  const { db, close } = await openServerDatabase(proxy.url);
  const transaction = () => db.transaction((tx) => tx.select().from(accounts));
  isCutting = true;
  // More than the pool has connections.
  for (let lost = 0; lost < 12; lost += 1) await expect(transaction()).rejects.toThrow('begin');
  isCutting = false;
  expect(await transaction()).toEqual([]);
  await close();
  proxy.close();
});
