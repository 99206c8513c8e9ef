import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { SCENARIO_GROUPS, scenarioHandlers } from './browserScenarios.ts';
import { mockDb } from './db.ts';
import { handlers } from './handlers.ts';
import { MOCK_TOKEN } from './mockUser.ts';
import { signInLockedScenario } from './scenarios/auth.ts';
import {
  errorScenario,
  networkDownScenario,
  sessionExpiredScenario,
  slowScenario,
} from './scenarios/connection.ts';
import {
  addLeadFailsScenario,
  deleteFailsScenario,
  leadsFailScenario,
  leadsSlowScenario,
  noLeadsScenario,
  noteFailsScenario,
  updateFailsScenario,
} from './scenarios/leads.ts';
import {
  extractionFailsScenario,
  pitchFailsScenario,
  pitchLimitReachedScenario,
} from './scenarios/pitches.ts';
import {
  deleteAccountFailsScenario,
  profileFailsScenario,
  profileSaveFailsScenario,
} from './scenarios/profile.ts';
import { resumeFailsScenario, resumeInvalidScenario } from './scenarios/resume.ts';

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

const LEAD = '/api/leads/00000000-0000-4000-9000-000000000001';
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

it.each([
  ['leadsFail', leadsFailScenario(503), 'GET', '/api/leads', 503],
  ['addLeadFails', addLeadFailsScenario(), 'POST', '/api/leads', 500],
  ['updateFails', updateFailsScenario(403), 'PUT', LEAD, 403],
  ['deleteFails', deleteFailsScenario(), 'POST', '/api/leads/bulk/delete', 500],
  ['noteFails', noteFailsScenario(), 'POST', `${LEAD}/notes`, 500],
  ['profileFails', profileFailsScenario(), 'GET', '/api/user', 500],
  ['profileSaveFails, creating', profileSaveFailsScenario(), 'POST', '/api/user', 500],
  ['profileSaveFails, changing', profileSaveFailsScenario(), 'PUT', '/api/user', 500],
  ['deleteAccountFails', deleteAccountFailsScenario(), 'DELETE', '/api/user', 500],
  ['resumeFails', resumeFailsScenario(), 'POST', '/api/user/resume', 422],
  ['resumeInvalid', resumeInvalidScenario(), 'POST', '/api/user/resume', 200],
  ['pitchFails', pitchFailsScenario(504), 'POST', '/api/pitches/generate-from-company', 504],
  ['extractionFails', extractionFailsScenario(), 'POST', '/api/extract/linkedin-post', 422],
  ['networkDown', networkDownScenario(), 'GET', LEAD, 0],
  ['forbidden', errorScenario(403), 'GET', '/api/pitches', 403],
  ['sessionExpired', sessionExpiredScenario(), 'GET', '/api/user', 401],
  ['signInLocked', signInLockedScenario(), 'POST', SIGN_IN, 429],
])('%s responds with its status', async (_name, scenario, method, path, status) => {
  expect((await send(scenario, method, path)).status).toBe(status);
});

it('noLeads has a profile but no leads', async () => {
  const scenario = noLeadsScenario();
  expect(await (await send(scenario, 'GET', '/api/leads')).json()).toMatchObject({ total: 0 });
  expect((await send(scenario, 'GET', '/api/user')).status).toBe(200);
});

it('pitchLimitReached has no pitches left', async () => {
  const scenario = pitchLimitReachedScenario();
  expect(await (await send(scenario, 'GET', '/api/pitches')).json()).toMatchObject({
    rateLimit: { remaining: 0 },
  });
});

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
