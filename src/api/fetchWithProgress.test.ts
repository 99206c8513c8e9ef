import { HttpResponse, http } from 'msw/http';
import { mockServer } from '#mocks/node.ts';
import { networkDownScenario } from '#mocks/scenarios/connection.ts';
import { resumeFailsScenario, resumeSlowScenario } from '#mocks/scenarios/resume.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { api } from './api.ts';

/** Uploads a file of 300 kB. */
function upload(store = createTestStore()) {
  const file = new Blob([new Uint8Array(300_000)]) as File;
  return store.dispatch(api.endpoints.uploadResume.initiate({ file, onProgress: () => {} }));
}

test('sends the file as a form field, with the token', async () => {
  let sent: { token: string | null; size: number } | undefined;
  mockServer.use(
    http.post('*/api/user/resume', async ({ request }) => {
      const file = (await request.formData()).get('resume') as File;
      sent = { token: request.headers.get('authorization'), size: file.size };
      return HttpResponse.json({ userProfile: { yearsOfExperience: 3 } });
    }),
  );
  const { data } = await upload();
  expect(sent).toEqual({ token: expect.stringMatching(/^Bearer ./), size: 300_000 });
  expect(data).toEqual({ userProfile: { yearsOfExperience: 3 } });
});

test('keeps the message of an error', async () => {
  mockServer.use(...resumeFailsScenario(415, 'The resume must be a PDF.'));
  const { error } = await upload();
  expect(error).toEqual({
    kind: 'rejected',
    status: 415,
    message: 'The resume must be a PDF.',
    body: { error: 'The resume must be a PDF.' },
  });
});

test('reports a network that is down', async () => {
  // Like a browser, jsdom logs the failed request.
  jest.spyOn(console, 'error').mockImplementation();
  mockServer.use(...networkDownScenario());
  const { error } = await upload();
  expect(error).toMatchObject({ kind: 'network', message: 'Network error occurred' });
});

test('closes the connection of an aborted upload', async () => {
  const reached = Promise.withResolvers<Request>();
  mockServer.use(
    http.post('*/api/user/resume', ({ request }) => reached.resolve(request)),
    ...resumeSlowScenario(),
  );
  const request = upload();
  const { signal } = await reached.promise;
  request.abort();
  expect((await request).error).toMatchObject({ name: 'AbortError' });
  expect(signal.aborted).toBe(true);
});
