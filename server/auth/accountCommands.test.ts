import { accounts } from '../db/schema.ts';
import { callAs } from '../testing/callAs.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { identityCalls, identityError } from '../testing/identityCalls.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { TEST_PASSWORD } from '../testing/testServer.ts';
import { add, list, remove, reset } from './accountCommands.ts';

cheapScrypt();

const { signIn, leadsStatus } = identityCalls(() => server);

const { server } = suiteServer();
beforeEach(() => server.db.delete(accounts));

const types = (password: string) => async () => password;

describe('adding an account', () => {
  it.each([
    ['short', '🐴🐴🐴🐴🐴🐴🐴🐴🐴', 'The password must be at least 10 characters.'],
    ['common', 'Password123', 'This password is too common. Choose another one.'],
  ])('rejects a %s password', async (_which, password, problem) => {
    await expect(add(server.db, 'jo@example.com', types(password))).rejects.toThrow(problem);
    expect(await list(server.db)).toBe('There are no accounts.');
  });
});

describe('resetting a password', () => {
  it('replaces it and ends the sessions', async () => {
    const { email, token } = await server.createUser();
    const other = await server.createUser();
    expect(await reset(server.db, email, types('violet tram 42'))).toBe(
      `Changed the password of ${email} and ended its sessions.`,
    );
    expect(await leadsStatus(token)).toBe(401);
    expect(await leadsStatus(other.token)).toBe(200);
    expect(await signIn(email, TEST_PASSWORD)).toEqual(identityError('INVALID_LOGIN_CREDENTIALS'));
    expect(await signIn(email, 'violet tram 42')).toMatchObject({ status: 200 });
  });
});

it('removes an account with its data, and lists the others', async () => {
  const [kim, leo] = [
    await server.createUser('kim@example.com'),
    await server.createUser('leo@example.com'),
  ];
  await callAs(server, leo)('POST', '/api/leads', { title: 'Engineer', company: 'X' });
  const day = new Date().toISOString().slice(0, 10);
  expect(await list(server.db)).toBe(
    `kim@example.com  added ${day}\nleo@example.com  added ${day}`,
  );
  expect(await remove(server.db, leo.email)).toBe(
    'Removed the account leo@example.com and all its data.',
  );
  expect(await leadsStatus(leo.token)).toBe(401);
  expect(await leadsStatus(kim.token)).toBe(200);
  expect(await list(server.db)).toBe(`kim@example.com  added ${day}`);
  await expect(remove(server.db, leo.email)).rejects.toThrow('There is no account for');
});
