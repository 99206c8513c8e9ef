import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { respondWith } from '../testing/fakeModel.ts';
import { suiteServerWithModel } from '../testing/suiteServer.ts';

const { server, model } = suiteServerWithModel();

/** The tables with data of this user. */
async function tablesWith(userId: string): Promise<string[]> {
  const { rows } = (await server.db.execute(
    sql`select table_name as name from information_schema.columns where column_name = 'user_id'`,
  )) as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of rows) {
    const result = (await server.db.execute(
      sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`,
    )) as { rows: unknown[] };
    if (result.rows.length > 0) found.push(name);
  }
  return found.sort();
}

async function userWithEverything() {
  const user = await server.createUser();
  const call = callAs(server, user);
  await call('POST', '/api/user', DEMO_PROFILE);
  const lead = { title: 'Engineer', company: 'Aldermoor Labs', description: 'Build.' };
  const { body } = await call('POST', '/api/leads', lead);
  const { id } = (body as { data: { id: string } }).data;
  await call('POST', `/api/leads/${id}/notes`, { text: 'Hello' });
  return { user, call };
}

test("deletes all of the user's data and no one else's", async () => {
  const { user, call } = await userWithEverything();
  const other = await userWithEverything();
  const theirs = await tablesWith(other.user.uid);
  expect(theirs).toEqual(
    expect.arrayContaining(['accounts', 'lead_notes', 'lead_status_history', 'leads', 'profiles']),
  );
  expect(await call('DELETE', '/api/user')).toMatchObject({ status: 204 });
  expect(await tablesWith(user.uid)).toEqual([]);
  expect(await tablesWith(other.user.uid)).toEqual(theirs);
});

test('invalidates the token', async () => {
  const { call } = await userWithEverything();
  await call('DELETE', '/api/user');
  for (const [method, path] of [
    ['GET', '/api/leads'],
    ['DELETE', '/api/user'],
  ] as const) {
    expect(await call(method, path)).toEqual({
      status: 401,
      body: { error: 'Authentication failed' },
    });
  }
});

describe('a write in flight while the account is deleted', () => {
  /** Sends a request whose body arrives after `meanwhile`. Its token is checked before. */
  async function sendAround(
    { method, path, body, token }: { method: string; path: string; body: object; token: string },
    meanwhile: () => Promise<unknown>,
  ): Promise<number | undefined> {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const sent = request(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        expect: '100-continue',
      },
    });
    sent.flushHeaders();
    await once(sent, 'continue');
    await meanwhile();
    sent.end(JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  }

  it.each([
    ['POST', '/api/leads', { title: 'Engineer', company: 'Aldermoor Labs' }],
    ['POST', '/api/user', DEMO_PROFILE],
  ])('is rejected and leaves nothing behind: %s %s', async (method, path, body) => {
    const { user, call } = await userWithEverything();
    const status = await sendAround({ method, path, body, token: user.token }, () =>
      call('DELETE', '/api/user'),
    );
    expect(status).toBe(401);
    expect(await tablesWith(user.uid)).toEqual([]);
  });

  it('leaves nothing behind when it is a pitch', async () => {
    const { user, call } = await userWithEverything();
    const inFlight = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    model.respond = async (response, modelRequest) => {
      inFlight.resolve();
      await deleted.promise;
      await respondWith('Hello.')(response, modelRequest);
    };
    const generated = call('POST', '/api/pitches/generate-from-company', {
      company: 'Helio Grid',
      position: 'Engineer',
    });
    await inFlight.promise;
    await call('DELETE', '/api/user');
    deleted.resolve();
    expect(await generated).toEqual({ status: 401, body: { error: 'Authentication failed' } });
    expect(await tablesWith(user.uid)).toEqual([]);
  });
});
