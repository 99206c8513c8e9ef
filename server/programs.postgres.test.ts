import type { LeadListResponse } from '#domain/contract/leads.ts';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { printed, runProgram } from './testing/runProgram.ts';
import { createPostgresDatabase } from './testing/testDatabase.ts';

it('the account command, the seed command and the server work on one database', async () => {
  const settings = { DATABASE_URL: await createPostgresDatabase(), PORT: '0' };
  const account = runProgram(
    ['account.ts', 'add', DEMO_ACCOUNT.email],
    settings,
    `${DEMO_ACCOUNT.password}\n`,
  );
  expect(await account.ended).toEqual({
    code: 0,
    stdout: `Added the account ${DEMO_ACCOUNT.email}.\n`,
    stderr: '',
  });

  const server = runProgram(['main.ts'], settings);
  const [, address] = await printed(server, /Leadside runs at (http:\S+)/);
  // Unlike a data folder, a PostgreSQL server can be shared with the running server.
  expect(await runProgram(['seed.ts', '--leads', '5'], settings).ended).toMatchObject({ code: 0 });

  const signIn = await fetch(
    `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_ACCOUNT),
    },
  );
  const { idToken } = (await signIn.json()) as { idToken: string };
  const list = await fetch(`${address}/api/leads`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(((await list.json()) as LeadListResponse).total).toBe(5);

  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});
