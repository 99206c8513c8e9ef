import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { EMPTY_PROFILE } from '#domain/profile.ts';
import type { OpenDatabase } from '../db/database.ts';
import { resumes } from '../db/schema.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { ResumeError } from './resumeError.ts';
import { resumeRoutes } from './routes.ts';

const FILES = join(import.meta.dirname, 'fixtures');
const file = (name: string) => readFileSync(join(FILES, name));

const READ = {
  text: '',
  response: {
    extractedData: EMPTY_PROFILE,
    userProfile: { yearsOfExperience: 0 },
    doubts: [],
  },
};

let app: FastifyInstance;
let database: OpenDatabase;
beforeAll(async () => {
  database = await databaseOf('ana', 'ben');
  app = fastify();
  app.setErrorHandler(errorHandler);
  await app.register(resumeRoutes, {
    prefix: '/user',
    db: database.db,
    userIdOf: ({ headers }) => String(headers.from ?? 'ana'),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(resumes);
});

const post = (request: { headers: Record<string, string>; payload: Buffer | string }) =>
  app.inject({ method: 'POST', url: '/user/resume', ...request });

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, from = 'ana') =>
  app.inject({ method, url, headers: { from } });

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
    "No text was found in the file. A scanned resume can't be read. Please upload one with text.",
  ]);
  expect(await errorOf(resumeForm({ bytes: file('yuki-tabs.docx').subarray(0, 4_000) }))).toEqual([
    422,
    "The file is damaged and can't be read.",
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
    db: database.db,
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
    db: database.db,
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
    db: database.db,
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

it('stores what it read, once, and lists the last uploaded first', async () => {
  const first = await post(resumeForm({ bytes: file('devon-plain.pdf'), name: 'devon.pdf' }));
  await post(resumeForm({ bytes: file('wei-tabs.doc'), name: '../wei\u202e.exe' }));
  const again = await post(resumeForm({ bytes: file('devon-plain.pdf'), name: 'newest.PDF' }));
  const { id, size } = first.json().resume;
  expect(again.json().resume).toMatchObject({ id, name: 'newest.pdf', size });
  const { data } = await call('GET', '/user/resumes').then((response) => response.json());
  expect(data).toEqual([
    again.json().resume,
    expect.objectContaining({ name: 'wei.exe.doc', size: file('wei-tabs.doc').length }),
  ]);
});

it('gives a stored file back unchanged, always as a download', async () => {
  const bytes = file('yuki-tabs.docx');
  const { resume } = (await post(resumeForm({ bytes, name: 'Lebenslauf Yuki ø.docx' }))).json();
  const response = await call('GET', `/user/resumes/${resume.id}/file`);
  expect(response.rawPayload.equals(bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition':
      'attachment; filename="Lebenslauf Yuki ?.docx"; filename*=UTF-8\'\'Lebenslauf%20Yuki%20%C3%B8.docx',
  });
});

it('reads a stored file again, and deletes it', async () => {
  const { resume, ...read } = (await post(resumeForm({ bytes: file('maya-classic.pdf') }))).json();
  const path = `/user/resumes/${resume.id}`;
  expect((await call('POST', `${path}/read`)).json()).toEqual(read);
  expect((await call('DELETE', path)).statusCode).toBe(204);
  expect((await call('GET', '/user/resumes')).json()).toEqual({ data: [] });
  expect((await call('POST', `${path}/read`)).statusCode).toBe(404);
});

it("hides other users' files", async () => {
  const { resume } = (await post(resumeForm({ bytes: file('devon-plain.pdf') }))).json();
  expect((await call('GET', '/user/resumes', 'ben')).json()).toEqual({ data: [] });
  for (const id of [resume.id, crypto.randomUUID(), 'x']) {
    for (const [method, path] of [
      ['GET', '/file'],
      ['POST', '/read'],
      ['DELETE', ''],
    ] as const) {
      const response = await call(method, `/user/resumes/${id}${path}`, 'ben');
      expect([response.statusCode, response.json()]).toEqual([404, { error: 'Resume not found.' }]);
    }
  }
  expect((await call('GET', '/user/resumes')).json().data).toHaveLength(1);
});

it('still reads an eleventh file, but stores only ten, also of concurrent uploads', async () => {
  const many = fastify();
  many.setErrorHandler(errorHandler);
  await many.register(resumeRoutes, {
    db: database.db,
    maxUploadsPerUser: 20,
    readResume: async () => READ,
    userIdOf: () => 'ana',
  });
  const responses = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      many.inject({
        method: 'POST',
        url: '/resume',
        ...resumeForm({ bytes: Buffer.from(`%PDF-1.4 ${index}`) }),
      }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200));
  expect(responses.filter((response) => response.json().resume === null)).toHaveLength(1);
  expect((await call('GET', '/user/resumes')).json().data).toHaveLength(10);
  await many.close();
});

it("keeps nothing of a file that it can't read", async () => {
  await post(resumeForm({ bytes: file('scanned.pdf') }));
  expect((await call('GET', '/user/resumes')).json()).toEqual({ data: [] });
});

it('never writes an upload to a file', () => {
  // Node blocks all writes of this process and its threads.
  const permissions = ['--permission', '--allow-fs-read=*', '--allow-worker'];
  const program = join(import.meta.dirname, '../testing/postResume.ts');
  const resume = join(FILES, 'wei-tabs.doc');
  const options = ['--no-warnings', ...permissions, program, resume];
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toBe('200');
});
