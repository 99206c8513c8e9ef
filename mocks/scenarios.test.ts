import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { SCENARIO_GROUPS, scenarioHandlers } from './browserScenarios.ts';
import { mockDb } from './db.ts';
import { handlers } from './handlers.ts';
import { MOCK_TOKEN } from './mockUser.ts';
import { slowScenario } from './scenarios/connection.ts';
import { leadsSlowScenario } from './scenarios/leads.ts';

async function send(scenario: HttpHandler[], method: string, path: string) {
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { authorization: `Bearer ${MOCK_TOKEN}` },
  });
  const response = await getResponse([...scenario, ...handlers], request);
  if (!response) throw new Error(`No mock handles ${method} ${path}`);
  return response;
}

beforeEach(() => mockDb.reset());

it.each([
  ['leadsSlow', leadsSlowScenario(50), '/api/leads'],
  ['slow', slowScenario(50), '/api/user'],
])('%s delays the response', async (_name, scenario, path) => {
  jest.useFakeTimers();
  let isDone = false;
  const pending = send(scenario, 'GET', path).finally(() => {
    isDone = true;
  });
  await jest.advanceTimersByTimeAsync(49);
  expect(isDone).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await pending).status).toBe(200);
  jest.useRealTimers();
});

it('the browser lists scenarios by unique names and rejects an unknown one', () => {
  const names = Object.values(SCENARIO_GROUPS).flatMap((group) => Object.keys(group));
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('normal');
  for (const name of names) expect(Array.isArray(scenarioHandlers(name))).toBe(true);
  expect(() => scenarioHandlers('nonsense')).toThrow(
    'Unknown scenario nonsense. Choose one of: normal, noLeads',
  );
});
