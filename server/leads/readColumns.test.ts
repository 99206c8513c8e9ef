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

const columns = ['Xq', 'Zz', 'Yy'].map((heading) => ({ heading, values: ['Upper Town'] }));
const read = async () =>
  callAs(server, await server.createUser())('POST', '/api/leads/import/columns', { columns });

it('returns the fields that the model names, each once, and none for columns it is unsure of', async () => {
  const answer = [
    { column: 1, field: 'location' },
    { column: 2, field: 'location' },
    { column: 3, field: 'none' },
    { column: 9, field: 'title' },
  ];
  model.respond = respondWith(JSON.stringify({ columns: answer }));
  expect(await read()).toEqual({
    status: 200,
    body: { data: { fields: ['location', null, null], notice: '' } },
  });
  expect(JSON.stringify(model.requests)).toContain('Upper Town');
});

it('says when the model fails', async () => {
  model.respond = respondWith('They are places.');
  expect(await read()).toMatchObject({
    body: {
      data: { fields: [], notice: "The AI model couldn't read the columns, so rules did." },
    },
  });
});
