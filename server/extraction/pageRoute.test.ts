import type { PageFacts } from '#domain/contract/extraction.ts';
import { callAs } from '../testing/callAs.ts';
import { type FakeModel, respondWith, startFakeModel } from '../testing/fakeModel.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let model: FakeModel;
let server: TestServer;

beforeAll(async () => {
  model = await startFakeModel();
  server = await startTestServer({
    config: { ai: { baseUrl: model.baseUrl, apiKey: null, model: 'reader' } },
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const TEXT = 'Join us\nBaker (m/f)\nQuay Street Bakery, Cork';
const read = async () =>
  callAs(server, await server.createUser())('POST', '/api/extract/page', { text: TEXT });

it('returns what the model found, without what the page does not say', async () => {
  const facts: PageFacts = {
    title: 'Baker',
    company: 'Quay Street Bakery',
    location: 'Dublin',
    compensationRange: '',
  };
  model.respond = respondWith(JSON.stringify(facts));
  expect(await read()).toEqual({
    status: 200,
    body: { success: true, data: { ...facts, location: '' } },
  });
  expect(JSON.stringify(model.requests)).toContain('Join us');
});

it('says so when the model fails', async () => {
  model.respond = respondWith('It is a bakery.');
  expect(await read()).toEqual({
    status: 502,
    body: { error: "The AI model couldn't read this page. Please try again." },
  });
});
