import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { ResumeError } from './resumeError.ts';
import { resumeRoutes } from './routes.ts';

const FILES = join(import.meta.dirname, 'fixtures');
const file = (name: string) => readFileSync(join(FILES, name));

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler(errorHandler);
  await app.register(resumeRoutes, { prefix: '/user', userIdOf: () => 'ana' });
});
afterAll(() => app.close());

const post = (request: { headers: Record<string, string>; payload: Buffer | string }) =>
  app.inject({ method: 'POST', url: '/user/resume', ...request });

/** The status and message of the error. */
async function errorOf(request: Parameters<typeof post>[0]) {
  const response = await post(request);
  return [response.statusCode, response.json().error];
}

it.each([
  ['maya-classic.pdf', 'Maya Thornbury', 3],
  ['yuki-tabs.docx', 'Yuki Tanabe', 2],
  ['wei-tabs.doc', 'Wei-Ling Chua', 3],
])('reads %s under any file name', async (path, name, jobs) => {
  const response = await post(resumeForm({ bytes: file(path), name: 'photo.png' }));
  expect(response.statusCode).toBe(200);
  const { extractedData, userProfile } = response.json() as ResumeResponse;
  expect(extractedData.personalInfo.name).toBe(name);
  expect(extractedData.experience).toHaveLength(jobs);
  expect(userProfile.yearsOfExperience).toBeGreaterThan(3);
});

it("rejects a file that isn't a readable resume", async () => {
  expect(await errorOf(resumeForm({ bytes: Buffer.from('plain text'), name: 'a.pdf' }))).toEqual([
    415,
    'The resume must be a PDF, DOC or DOCX file.',
  ]);
  expect(await errorOf(resumeForm({ bytes: Buffer.alloc(0) }))).toEqual([
    422,
    'The file is empty.',
  ]);
  expect(await errorOf(resumeForm({ bytes: file('encrypted.pdf') }))).toEqual([
    422,
    'The file is protected by a password. Please remove the protection and try again.',
  ]);
  expect(await errorOf(resumeForm({ bytes: file('scanned.pdf') }))).toEqual([
    422,
    'No text was found in the file. A scanned resume cannot be read; please upload one with text.',
  ]);
  expect(await errorOf(resumeForm({ bytes: file('yuki-tabs.docx').subarray(0, 4_000) }))).toEqual([
    422,
    'The file is damaged and could not be read.',
  ]);
});

it('rejects a form without exactly one file in the field resume', async () => {
  const bytes = file('devon-plain.pdf');
  expect(await errorOf(resumeForm())).toEqual([400, 'Please choose a resume file.']);
  expect(await errorOf(resumeForm({ bytes }, { bytes }))).toEqual([
    400,
    'Please upload one file only.',
  ]);
  expect(await errorOf(resumeForm({ bytes, field: 'photo' }))).toEqual([
    400,
    'The file must be in the field resume.',
  ]);
  for (const type of ['application/json', 'application/pdf', 'text/plain']) {
    expect(await errorOf({ headers: { 'content-type': type }, payload: '{}' })).toEqual([
      400,
      'The body must be multipart form data with a file in the field resume.',
    ]);
  }
  const { headers, payload } = resumeForm({ bytes });
  expect((await post({ headers, payload: payload.subarray(0, 900) })).statusCode).toBe(400);
});

it('rejects more than 10 MB', async () => {
  const message = 'The file is too large. The limit is 10 MB.';
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4 ');
  expect(await errorOf(resumeForm({ bytes }))).toEqual([413, message]);
  const farTooLarge = Buffer.alloc(12 * 1024 * 1024, '%PDF-1.4 ');
  expect((await post(resumeForm({ bytes: farTooLarge }))).statusCode).toBe(413);
});

it('reads nothing from blank forms, prompts and referees', async () => {
  for (const name of ['blank.docx', 'tips.docx']) {
    const { extractedData, userProfile } = (await post(resumeForm({ bytes: file(name) }))).json();
    expect(JSON.stringify([extractedData, userProfile])).not.toMatch(/:"[^"]|:\d*[1-9]|\["/);
  }
  const response = await post(resumeForm({ bytes: file('references.docx') }));
  expect(response.body).toContain('Ines Halloran');
  expect(response.body).not.toMatch(/castellane|harbour|5550/i);
});

it('rejects uploads over its limit with a Retry-After', async () => {
  const busy = fastify();
  busy.setErrorHandler(errorHandler);
  let finish = () => {};
  const pending = new Promise<never>((_, reject) => {
    finish = () => reject(new ResumeError('noText'));
  });
  await busy.register(resumeRoutes, {
    maxUploads: 1,
    readResume: () => pending,
    userIdOf: () => 'ana',
  });
  const { headers, payload } = resumeForm({ bytes: file('scanned.pdf') });
  const request = async () => busy.inject({ method: 'POST', url: '/resume', headers, payload });
  const first = request();
  const second = await request();
  expect([second.statusCode, second.json().error, second.headers['retry-after']]).toEqual([
    503,
    'Many resumes are being read right now. Please try again in a minute.',
    '60',
  ]);
  finish();
  expect((await first).statusCode).toBe(422);
  expect((await request()).statusCode).toBe(422);
  await busy.close();
});

it('leaves uploads to others when one user has many', async () => {
  const shared = fastify();
  shared.setErrorHandler(errorHandler);
  const { promise: finished, reject: finish } = Promise.withResolvers<never>();
  await shared.register(resumeRoutes, {
    maxUploadsPerUser: 1,
    readResume: () => finished,
    userIdOf: ({ headers }) => String(headers.from),
  });
  const { headers, payload } = resumeForm({ bytes: file('scanned.pdf') });
  const request = async (from: string) =>
    shared.inject({ method: 'POST', url: '/resume', headers: { ...headers, from }, payload });
  const [first, other] = [request('ana'), request('ben')];
  const second = await request('ana');
  expect([second.statusCode, second.json().error, second.headers['retry-after']]).toEqual([
    429,
    'Your other files are still being read. Please try again in a minute.',
    '60',
  ]);
  finish(new ResumeError('noText'));
  expect((await first).statusCode).toBe(422);
  expect((await other).statusCode).toBe(422);
  await shared.close();
});

it('stops reading when the client disconnects', async () => {
  const abandoned = fastify();
  const { promise: aborted, resolve: abort } = Promise.withResolvers<unknown>();
  const started = Promise.withResolvers<void>();
  await abandoned.register(resumeRoutes, {
    readResume: (_bytes, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason);
          abort(signal.aborted);
        });
        started.resolve();
      }),
    userIdOf: () => 'ana',
  });
  const address = await abandoned.listen({ host: '127.0.0.1', port: 0 });
  const { headers, payload } = resumeForm({ bytes: file('scanned.pdf') });
  const client = new AbortController();
  const { signal } = client;
  const body = new Uint8Array(payload);
  const request = fetch(`${address}/resume`, { method: 'POST', headers, body, signal });
  await started.promise;
  client.abort();
  await expect(request).rejects.toThrow();
  expect(await aborted).toBe(true);
  await abandoned.close();
});

it('never writes an upload to disk', () => {
  // Node blocks all writes of this process and its threads.
  const permissions = ['--permission', '--allow-fs-read=*', '--allow-worker'];
  const program = join(import.meta.dirname, '../testing/postResume.ts');
  const resume = join(FILES, 'wei-tabs.doc');
  const options = ['--no-warnings', ...permissions, program, resume];
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toBe('200');
});
