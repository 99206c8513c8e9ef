import { HttpResponse, http } from 'msw/http';
import { mockServer } from '#mocks/node.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { type GivenPosting, readAnyPosting } from './readAnyPosting.ts';

const URL = 'https://fjord.example/jobs/7';
const TITLE = 'Night baker at Fjord Foods | Careers';

async function read(given: GivenPosting) {
  const store = createTestStore();
  const outcome = await store.dispatch(readAnyPosting({ form: 'lead/new', given, model: null }));
  return outcome.payload;
}

const respond = (body: object, status = 200) =>
  mockServer.use(http.post('*/api/extract/page', () => HttpResponse.json(body, { status })));

it('keeps the address and the title of a page that cannot be read', async () => {
  respond({ error: "This page can't be reached." }, 502);
  expect(await read({ text: '', title: TITLE, url: URL })).toEqual({
    problem: "This page can't be reached.",
    kept: { title: TITLE, url: URL, description: '' },
  });
});

it('reads the page of a sentence, and keeps the sentence', async () => {
  const text = `Look at this job: ${URL}. Apply by Friday!`;
  expect(await read({ text, url: URL, title: TITLE })).toMatchObject({
    title: 'Platform Engineer',
    url: URL,
    description: expect.stringMatching(/You know Kubernetes\.\n\nLook at this job:.* Friday!$/s),
  });
});

it('reads a posting of several lines, with its address', async () => {
  const text = `Night baker\nFjord Foods\nOslo\nApply at ${URL}`;
  const facts = await read({ text, url: URL, title: TITLE });
  expect(facts).toMatchObject({ description: text, url: URL });
});

it('takes a title alone', async () => {
  expect(await read({ text: '', title: TITLE })).toMatchObject({ title: TITLE, url: '' });
});

it("says that a job at LinkedIn can't be read, and keeps its address", async () => {
  const url = 'https://www.linkedin.com/jobs/view/1';
  expect(await read({ text: '', title: TITLE, url })).toEqual({
    problem: expect.stringMatching(/^This is a job, not a post\./),
    kept: { title: TITLE, url, description: '' },
  });
});
