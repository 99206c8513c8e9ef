import type { Interview } from '#domain/contract/interviews.ts';
import type { StoredProfile } from '#domain/contract/profile.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { respondWith } from '../testing/fakeModel.ts';
import { suiteServerWithModel } from '../testing/suiteServer.ts';

let leadId: string;

const { call, model, dataOf } = suiteServerWithModel();

const LEAD = { title: 'Engineer', company: 'Helio Grid', description: 'You build pipelines.' };
const INTERVIEW = { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo', minutes: 45 };

beforeEach(async () => {
  leadId = (await dataOf<{ id: string }>('POST', '/api/leads', LEAD)).id;
});

const add = () => dataOf<Interview>('POST', `/api/leads/${leadId}/interviews`, INTERVIEW);

it('keeps the questions that a model expects, with proofs that exist', async () => {
  const { proofs } = await dataOf<StoredProfile>('POST', '/api/user', DEMO_PROFILE);
  const { id } = await add();
  const questions = [
    { question: ' What did you\n build? ', proof: 1 },
    { question: 'Why us?', proof: 0 },
    { question: 'Who are you?', proof: 4_000 },
    { question: 'Why us?', proof: 1 },
  ];
  model.respond = respondWith(JSON.stringify({ questions }));
  const path = `/api/leads/${leadId}/interviews`;
  expect(await dataOf('POST', `${path}/${id}/likely-questions`)).toMatchObject({ version: 2 });
  expect(await dataOf<Interview[]>('GET', path)).toMatchObject([
    {
      likelyQuestions: [
        { question: 'What did you build?', proofId: proofs[0]?.id },
        { question: 'Why us?', proofId: null },
        { question: 'Who are you?', proofId: null },
      ],
    },
  ]);
  const sent = JSON.stringify(model.requests.at(-1)?.messages);
  expect(sent).toContain('You build pipelines.');
  expect(sent).not.toContain(DEMO_PROFILE.personalInfo.email);
});

it('says that the model failed, and keeps the interview', async () => {
  const interview = await add();
  model.respond = respondWith('no JSON');
  const path = `/api/leads/${leadId}/interviews`;
  expect(await call('POST', `${path}/${interview.id}/likely-questions`)).toEqual({
    status: 502,
    body: { error: "Couldn't suggest questions. Please try again." },
  });
  expect(await dataOf('GET', path)).toEqual([interview]);
});
