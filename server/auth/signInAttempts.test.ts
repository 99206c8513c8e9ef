import { LIMITS } from '#domain/contract/limits.ts';
import { signInAttempts } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer, TEST_PASSWORD } from '../testing/testServer.ts';
import { countAttempt, countFailure } from './signInAttempts.ts';

cheapScrypt();

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOME = '198.51.100.1';
const ELSEWHERE = '203.0.113.7';

const REAL = [
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
] as const;

let logged: object[] = [];
let now: Date;

const stream = { write: (line: string) => logged.push(JSON.parse(line)) };
const { server, user } = suiteServer({
  now: () => now,
  logger: { ...loggerOptions, stream },
});
beforeEach(async () => {
  now = new Date();
  await server.db.delete(signInAttempts);
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

/** 'signed in', or the error's message. */
async function signIn(remoteAddress: string, password = TEST_PASSWORD, email = user.email) {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const payload = { email, password };
  const response = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
  const { error } = response.json();
  if (!error) return 'signed in';
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode, message: error.message, ...(retryAfter && { retryAfter }) };
}

const WRONG = { status: 400, message: 'INVALID_LOGIN_CREDENTIALS' };
const tooMany = (seconds: number) => ({
  status: 429,
  message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts. Please try again later.',
  retryAfter: String(seconds),
});

const fail = (address = ELSEWHERE, email = user.email) => signIn(address, 'wrong horse', email);
async function failTimes(times: number, address?: string, email?: string) {
  for (let count = 0; count < times; count += 1) expect(await fail(address, email)).toEqual(WRONG);
}

/** Counts failures without hashing passwords. */
async function countFailures(times: number, attempt: (index: number) => object) {
  for (let index = 0; index < times; index += 1) {
    const defaults = { email: user.email, ipAddress: ELSEWHERE, isKnownNetwork: false };
    const counted = { ...defaults, ...attempt(index) };
    await countAttempt(server.db, counted, now);
    await countFailure(server.db, counted, now);
  }
}

describe('guesses from one network at one account', () => {
  it("don't count when the password is too long to be one, and isn't hashed", async () => {
    const tooLong = 'ﷺ'.repeat(LIMITS.password + 1);
    for (let count = 0; count < 6; count += 1) {
      expect(await signIn(ELSEWHERE, tooLong)).toEqual(WRONG);
    }
    expect(await signIn(ELSEWHERE)).toBe('signed in');
  });

  it.each(['a known', 'an unknown'])('wait after five failures, for %s email', async (which) => {
    const email = which === 'a known' ? user.email : `unknown-${user.uid}@example.com`;
    await failTimes(5, ELSEWHERE, email);
    expect(await fail(ELSEWHERE, email)).toEqual(tooMany(15));
    expect(await signIn(ELSEWHERE, TEST_PASSWORD, email.toUpperCase())).toEqual(tooMany(15));
  });

  it('wait twice as long after each failure, up to 15 minutes', async () => {
    await failTimes(5);
    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      later((seconds - 1) * SECOND);
      expect(await fail()).toEqual(tooMany(1));
      later(SECOND);
      expect(await fail()).toEqual(WRONG);
    }
  });

  it('start over after a sign-in, and a day after the last failure', async () => {
    await failTimes(4);
    expect(await signIn(ELSEWHERE)).toBe('signed in');
    await failTimes(5);
    expect(await fail()).toEqual(tooMany(15));
    later(24 * 60 * MINUTE + 16 * SECOND);
    await failTimes(5);
  });

  it('count when they run at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => fail()));
    expect(
      responses.filter((response) => response !== 'signed in' && response.status === 429),
    ).toHaveLength(3);
  });

  it("don't delay the user in another network", async () => {
    await failTimes(5);
    expect(await fail()).toEqual(tooMany(15));
    expect(await signIn(HOME)).toBe('signed in');
  });
});

describe('guesses from many networks at one account', () => {
  const attack = () => countFailures(50, (index) => ({ ipAddress: `192.0.2.${index}` }));

  it('slow down other unknown networks after fifty failures, up to 3 minutes', async () => {
    await attack();
    expect(await signIn(HOME)).toEqual(tooMany(15));
    for (const seconds of [15, 30, 60, 120]) {
      later(seconds * SECOND);
      await countFailures(1, () => ({ ipAddress: `192.0.2.${100 + seconds}` }));
    }
    expect(await signIn(HOME)).toEqual(tooMany(180));
    later(180 * SECOND);
    expect(await signIn(HOME)).toBe('signed in');
  });

  it("don't delay a network from which the user has signed in before", async () => {
    expect(await signIn(HOME)).toBe('signed in');
    await attack();
    expect(await signIn('198.51.100.2')).toEqual(tooMany(15));
    expect(await fail(HOME)).toEqual(WRONG);
    expect(await signIn(HOME)).toBe('signed in');
  });

  it('wait after five failures in a known network, too', async () => {
    expect(await signIn(HOME)).toBe('signed in');
    await failTimes(5, HOME);
    expect(await signIn(HOME)).toEqual(tooMany(15));
  });

  it("a rejected attempt doesn't count against anyone else", async () => {
    await failTimes(5);
    for (let count = 0; count < 60; count += 1) expect(await fail()).toEqual(tooMany(15));
    expect(await signIn(HOME)).toBe('signed in');
  });
});

describe('guesses from one network at many accounts', () => {
  const attack = (ipAddress: (index: number) => string) =>
    countFailures(50, (index) => ({
      email: `unknown-${index}@example.com`,
      ipAddress: ipAddress(index),
    }));

  it('wait after fifty failures', async () => {
    await attack(() => ELSEWHERE);
    expect(await signIn(ELSEWHERE)).toEqual(tooMany(15));
    expect(await signIn(HOME)).toBe('signed in');
  });

  it('get the same response for an account that has signed in from there', async () => {
    expect(await signIn(HOME)).toBe('signed in');
    await attack(() => HOME);
    expect(await fail(HOME)).toEqual(tooMany(15));
    expect(await fail(HOME, 'unknown@example.com')).toEqual(tooMany(15));
  });

  it('count an IPv6 /64 network as one address', async () => {
    await attack((index) => `2001:db8:7::${index.toString(16)}`);
    expect(await signIn('2001:db8:7::ffff')).toEqual(tooMany(15));
    expect(await signIn('2001:db8:7:1::1')).toBe('signed in');
  });
});

describe('right passwords', () => {
  it('of one account count as such, a hundred in a minute', async () => {
    for (let count = 0; count < 100; count += 1) expect(await signIn(HOME)).toBe('signed in');
    expect(await signIn(HOME)).toMatchObject({
      status: 429,
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please try again later.',
    });
    expect(await signIn(ELSEWHERE)).toBe('signed in');
  });

  it('of twenty people in one network at the same moment all count as such, also after failures', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => server.createUser()));
    await countFailures(45, (index) => ({ email: `unknown-${index}@example.com` }));
    const signIns = people.map(({ email }) => signIn(ELSEWHERE, TEST_PASSWORD, email));
    expect(new Set(await Promise.all(signIns))).toEqual(new Set(['signed in']));
  });

  it("of one account at the same moment don't count against each other", async () => {
    await failTimes(4);
    const signIns = Array.from({ length: 10 }, () => signIn(ELSEWHERE));
    expect(new Set(await Promise.all(signIns))).toEqual(new Set(['signed in']));
  });
});

describe('two servers whose clocks differ', () => {
  afterEach(() => jest.useRealTimers());

  it('go by the clock of the database', async () => {
    const shared = { listen: async () => {}, db: server.db, close: async () => {} };
    const other = await startTestServer({ database: shared });
    const at = async (difference: number) => {
      // Only the clock of the servers: their timers and the database go on.
      jest.useFakeTimers({ now: Date.now() + difference, doNotFake: [...REAL] });
      const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
      const payload = { email: user.email, password: TEST_PASSWORD };
      const signedIn = await other.app.inject({ method: 'POST', url, payload });
      expect(signedIn.statusCode).toBe(200);
      return { authorization: `Bearer ${signedIn.json().idToken}` };
    };
    const ahead = await at(10 * MINUTE);
    const behind = await at(-20 * MINUTE);
    for (const headers of [ahead, behind]) {
      expect((await other.app.inject({ url: '/api/leads', headers })).statusCode).toBe(200);
    }
    await other.app.close();
  });
});

it('ignores a delay from a clock that was wrong', async () => {
  later(400 * 24 * 60 * MINUTE);
  await failTimes(5);
  expect(await signIn(ELSEWHERE)).toEqual(tooMany(15));
  later(-400 * 24 * 60 * MINUTE);
  expect(await signIn(ELSEWHERE)).toBe('signed in');
});

it('logs failures and the delays they cause once, without the email', async () => {
  logged = [];
  await failTimes(5);
  expect(await fail()).toEqual(tooMany(15));
  expect(await signIn(HOME)).toBe('signed in');
  const failed = expect.objectContaining({ msg: 'sign-in failed', network: ELSEWHERE });
  const delayed = expect.objectContaining({ network: ELSEWHERE, seconds: 15 });
  expect(logged).toEqual([failed, failed, failed, failed, failed, delayed]);
  expect(JSON.stringify(logged)).not.toContain(user.email);
});

it('stores only hashes', async () => {
  await fail(ELSEWHERE, 'typo@example.com');
  const rows = await server.db.select().from(signInAttempts);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/typo|203\.0\.113/);
});

it('deletes the counts a day after the last attempt', async () => {
  await fail(ELSEWHERE, 'typo@example.com');
  later(24 * 60 * MINUTE + SECOND);
  expect(await signIn(HOME)).toBe('signed in');
  expect(await server.db.$count(signInAttempts)).toBe(0);
});
