import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { strToU8, zipSync } from 'fflate';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import type { OpenDatabase } from '../db/database.ts';
import { resumes } from '../db/schema.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { createProcessPool, readInProcess } from '../processes/processPool.ts';
import { asUser } from '../testing/asUser.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { addResume, ownResumes, resumeSlices } from './repository.ts';
import { ResumeError } from './resumeError.ts';
import { createResumeReader } from './resumeReader.ts';
import { resumeRoutes } from './routes.ts';
import { createUploads } from './uploads.ts';

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

type Options = Partial<Parameters<typeof resumeRoutes>[1]>;
let database: OpenDatabase;
const apps: FastifyInstance[] = [];

/** The routes; the header `from` names the user. */
async function start(options: Options = {}): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  app.setErrorHandler(errorHandler);
  asUser(app, ({ headers }) => String(headers.from ?? 'ana'));
  await app.register(resumeRoutes, {
    prefix: '/user',
    db: database.db,
    aiFor: async () => null,
    readResume: createResumeReader(),
    runInProcess: readInProcess,
    uploads: createUploads(),
    ...options,
  });
  return app;
}

let app: FastifyInstance;

/** Starts no process for a file. */
let storing: FastifyInstance;

beforeAll(async () => {
  database = await databaseOf('ana', 'ben');
  app = await start();
  storing = await start({ readResume: async () => READ, uploads: createUploads(20, 20) });
});

afterAll(async () => {
  await Promise.all(apps.map((started) => started.close()));
  await database.close();
});

beforeEach(async () => {
  await database.db.delete(resumes);
});

type Form = { headers: Record<string, string>; payload: Buffer | string };

const post = async ({ headers, payload }: Form, to = app, from = 'ana') =>
  to.inject({ method: 'POST', url: '/user/resume', headers: { ...headers, from }, payload });

const store = async (bytes: Buffer, name?: string) =>
  (await post(resumeForm({ bytes, name }), storing)).json();

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, from = 'ana') =>
  storing.inject({ method, url, headers: { from } });

/** The status and message of the error. */
async function errorOf(request: Form, to = app) {
  const response = await post(request, to);
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
    'The file must be a PDF, DOC or DOCX file.',
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
    "No text was found in the file. A scan can't be read. Please choose a file with text.",
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

it.each([
  [
    { uploads: createUploads(1) },
    503,
    'Many files are being read right now. Please try again in a minute.',
    'ben',
  ],
  [
    { uploads: createUploads(20, 1) },
    429,
    'Your other files are still being read. Please try again in a minute.',
    'ana',
  ],
])('rejects uploads over %j with a Retry-After', async (limit, status, message, from) => {
  const { promise: finished, reject: finish } = Promise.withResolvers<never>();
  const busy = await start({ ...limit, readResume: () => finished });
  const form = resumeForm({ bytes: file('scanned.pdf') });
  const first = post(form, busy);
  const second = await post(form, busy, from);
  expect([second.statusCode, second.json().error, second.headers['retry-after']]).toEqual([
    status,
    message,
    '60',
  ]);
  finished.catch(() => {});
  finish(new ResumeError('noText'));
  expect((await first).statusCode).toBe(422);
  expect((await post(form, busy, from)).statusCode).toBe(422);
});

it('leaves uploads to others when one user has many', async () => {
  const { promise: finished, reject: finish } = Promise.withResolvers<never>();
  const others = await start({ uploads: createUploads(20, 1), readResume: () => finished });
  const form = resumeForm({ bytes: file('scanned.pdf') });
  const first = post(form, others);
  expect((await post(form, others)).statusCode).toBe(429);
  const other = post(form, others, 'ben');
  finished.catch(() => {});
  finish(new ResumeError('noText'));
  expect((await first).statusCode).toBe(422);
  expect((await other).statusCode).toBe(422);
});

it('stops reading when the client disconnects', async () => {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<unknown>();
  const started = Promise.withResolvers<void>();
  const abandoned = await start({
    readResume: (_bytes, _user, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason);
          abort(signal.aborted);
        });
        started.resolve();
      }),
  });
  const address = await abandoned.listen({ host: '127.0.0.1', port: 0 });
  const { headers, payload } = resumeForm({ bytes: file('scanned.pdf') });
  const client = new AbortController();
  const { signal } = client;
  const body = new Uint8Array(payload);
  const request = fetch(`${address}/user/resume`, { method: 'POST', headers, body, signal });
  await started.promise;
  client.abort();
  await expect(request).rejects.toThrow();
  expect(await aborted).toBe(true);
});

it('stores what it read, once, and lists the last uploaded first', async () => {
  const first = await store(file('devon-plain.pdf'), 'devon.pdf');
  await store(file('wei-tabs.doc'), '../wei\u202e.exe');
  const again = await store(file('devon-plain.pdf'), 'newest.PDF');
  const { id, size } = first.resume;
  expect(again.resume).toMatchObject({ id, name: 'newest.pdf', size });
  expect((await call('GET', '/user/resumes')).json().data).toEqual([
    again.resume,
    expect.objectContaining({ name: 'wei.exe.doc', size: file('wei-tabs.doc').length }),
  ]);
});

it('gives a stored file back unchanged, always as a download', async () => {
  const bytes = file('yuki-tabs.docx');
  const { resume } = await store(bytes, 'Lebenslauf Yuki ø.docx');
  const response = await call('GET', `/user/resumes/${resume.id}/file`);
  expect(response.rawPayload.equals(bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition':
      'attachment; filename="Lebenslauf Yuki ?.docx"; filename*=UTF-8\'\'Lebenslauf%20Yuki%20%C3%B8.docx',
  });
});

it('still reads an eleventh file, but stores only ten, also of concurrent uploads', async () => {
  const responses = await Promise.all(
    Array.from({ length: 11 }, (_, index) => store(Buffer.from(`%PDF-1.4 ${index}`))),
  );
  expect(responses.map(({ extractedData }) => extractedData)).toEqual(
    Array(11).fill(READ.response.extractedData),
  );
  expect(responses.filter(({ resume }) => resume === null)).toHaveLength(1);
  expect((await call('GET', '/user/resumes')).json().data).toHaveLength(10);
});

it('never writes an upload to a file', () => {
  // Node blocks all writes of this process, as it does for those that read files.
  const permissions = ['--permission', '--allow-fs-read=*', '--allow-worker'];
  permissions.push('--allow-child-process');
  const program = join(import.meta.dirname, '../testing/postResume.ts');
  const resume = join(FILES, 'wei-tabs.doc');
  const options = ['--no-warnings', ...permissions, program, resume];
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toBe('200');
});

describe('a stored file', () => {
  /** Most of a file compresses well, which PostgreSQL would do. */
  const BYTES = Buffer.alloc(1_300_000, 'BT (Experience) Tj ET\n');

  async function store() {
    const stored = await addResume(database.db, 'ana', { name: 'ana.pdf', bytes: BYTES });
    if (!stored) throw new Error('There is no room for it');
    return stored;
  }

  it('reads a large file in slices, of which each is stored on its own', async () => {
    const slices: Buffer[] = [];
    for await (const slice of resumeSlices(database.db, 'ana', await store())) slices.push(slice);
    expect(slices.map(({ length }) => length)).toEqual([524_288, 524_288, 251_424]);
    expect(Buffer.concat(slices).equals(BYTES)).toBe(true);
    const { rows } = (await database.db.execute(
      sql`select pg_column_size(content) as stored from resumes`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ stored: BYTES.length }]);
  });

  it('ends a download with an error when the file is deleted meanwhile', async () => {
    const stored = await store();
    const slices = resumeSlices(database.db, 'ana', stored);
    expect((await slices.next()).value).toHaveLength(524_288);
    await ownResumes.remove(database.db, 'ana', stored.id);
    await expect(slices.next()).rejects.toThrow('The file was deleted during its download');
  });
});

describe('hostile files', () => {
  /** `FUZZ_RUNS=20000 npm run jest -- server/resume/uploads` tries more. */
  const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.ALL_CASES ? 30 : 8));

  /** With the time limits of a real server. */
  let strict: FastifyInstance;
  beforeAll(async () => {
    strict = await start({ uploads: createUploads(20, 10) });
  });

  /** A PDF of one page with this compressed content. */
  const pdfOf = (packed: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>\nendobj\n4 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`,
      ),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n'),
    ]);

  /** A DOCX file with this document. */
  const docx = (document: Uint8Array) => Buffer.from(zipSync({ 'word/document.xml': document }));

  it('stops reading hostile files without blocking others', async () => {
    const runInProcess = createProcessPool('tests', 1, { processorTime: 1_000 });
    const impatient = await start({ readResume: createResumeReader(runInProcess) });
    const huge = docx(Buffer.alloc(100_000_000, ' '));
    expect(await errorOf(resumeForm({ bytes: huge }), strict)).toEqual([
      422,
      'The file is too long.',
    ]);
    const packed = deflateSync(Buffer.alloc(150_000_000, '(abc) Tj '), { level: 1 });
    const hog = errorOf(resumeForm({ bytes: pdfOf(packed) }), impatient);
    const others = ['maya-classic.pdf', 'yuki-tabs.docx', 'wei-tabs.doc'].map(
      async (name) => (await post(resumeForm({ bytes: file(name) }), strict)).statusCode,
    );
    expect(await Promise.all(others)).toEqual([200, 200, 200]);
    expect((await hog)[0]).toBe(422);
  });

  /** A DOC file whose directory is a sector that follows itself ([MS-CFB] 2.2 and 2.3). */
  function circularDoc(): Buffer {
    const bytes = Buffer.from(file('wei-tabs.doc'));
    const firstTableSector = bytes.readUInt32LE(0x4c);
    const directory = bytes.readUInt32LE(0x30);
    bytes.writeUInt32LE(directory, (firstTableSector + 1) * 512 + directory * 4);
    return bytes;
  }

  const PDF = file('devon-plain.pdf');

  const HOSTILE: [what: string, bytes: Buffer][] = [
    ['10 MB of spaces', Buffer.alloc(LIMITS.resumeBytes, ' ')],
    [
      '10 MB of spaces with a PDF signature',
      Buffer.alloc(LIMITS.resumeBytes, ' ').fill('%PDF-1.7\n', 0, 9),
    ],
    ['a truncated PDF', PDF.subarray(0, 700)],
    ['a PDF of nested brackets', Buffer.from(`%PDF-1.4\n1 0 obj\n${'['.repeat(2_000_000)}`)],
    [
      'a PDF whose pages contain themselves',
      Buffer.from(
        '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9999999>>\nendobj\ntrailer\n<</Root 1 0 R>>\n',
      ),
    ],
    ['a DOCX of nested elements', docx(strToU8('<w:tbl><w:tr><w:tc>'.repeat(30_000)))],
    [
      'an empty DOC',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096, 255)]),
    ],
    ['a DOC whose directory never ends', circularDoc()],
  ];

  it.each(HOSTILE)('rejects %s with a message', async (_what, bytes) => {
    const response = await post(resumeForm({ bytes }), strict);
    expect([415, 422]).toContain(response.statusCode);
    expect(response.json().error).toMatch(/^[A-Z].*\.$/);
  });

  it('reads or rejects any bytes', async () => {
    const withSignature = fc.tuple(
      fc.constantFrom(
        '',
        '%PDF-1.4\n',
        'PK\x03\x04word/document',
        '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      ),
      fc.uint8Array({ maxLength: 2_000 }),
    );
    await fc.assert(
      fc.asyncProperty(withSignature, async ([start, rest]) => {
        const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
        const { statusCode } = await post(resumeForm({ bytes }), strict);
        expect([200, 415, 422]).toContain(statusCode);
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  });

  it('rejects any malformed body with a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (body, hasHead) => {
        const start = hasHead
          ? '--edge\r\ncontent-disposition: form-data; name="resume"; filename="a"\r\n'
          : '';
        const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
        const payload = Buffer.concat([Buffer.from(start), body]);
        const response = await post({ headers, payload }, strict);
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json().error).toMatch(/\.$/);
      }),
      { numRuns: RUNS },
    );
  });
});
