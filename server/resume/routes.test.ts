import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { ResumeError } from './resumeError.ts';
import { resumeRoutes } from './routes.ts';

const FILES = join(import.meta.dirname, 'fixtures');
const file = (name: string) => readFileSync(join(FILES, name));

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler(errorHandler);
  await app.register(resumeRoutes, { prefix: '/user' });
});
afterAll(() => app.close());

interface FormFile {
  bytes: Buffer;
  name?: string;
  field?: string;
}

/** A browser's form with these files. */
function form(...files: FormFile[]) {
  const parts = files.flatMap(({ bytes, name = 'resume.pdf', field = 'resume' }) => [
    Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([...parts, Buffer.from('--edge--\r\n')]),
  };
}

const post = (request: { headers: Record<string, string>; payload: Buffer | string }) =>
  app.inject({ method: 'POST', url: '/user/resume', ...request });

async function refusal(request: Parameters<typeof post>[0]) {
  const answer = await post(request);
  return [answer.statusCode, answer.json().error];
}

it.each([
  ['maya-classic.pdf', 'Maya Thornbury', 3],
  ['yuki-tabs.docx', 'Yuki Tanabe', 2],
  ['wei-tabs.doc', 'Wei-Ling Chua', 3],
])('reads %s, whatever its name says', async (path, name, jobs) => {
  const answer = await post(form({ bytes: file(path), name: 'photo.png' }));
  expect(answer.statusCode).toBe(200);
  const { extractedData, userProfile } = answer.json() as ResumeResponse;
  expect(extractedData.personalInfo.name).toBe(name);
  expect(extractedData.experience).toHaveLength(jobs);
  expect(userProfile.yearsOfExperience).toBeGreaterThan(3);
});

it('refuses what is no resume, each with its sentence', async () => {
  expect(await refusal(form({ bytes: Buffer.from('plain text'), name: 'a.pdf' }))).toEqual([
    415,
    'The resume must be a PDF, DOC or DOCX file.',
  ]);
  expect(await refusal(form({ bytes: Buffer.alloc(0) }))).toEqual([422, 'The file is empty.']);
  expect(await refusal(form({ bytes: file('encrypted.pdf') }))).toEqual([
    422,
    'The file is protected by a password. Please remove the protection and try again.',
  ]);
  expect(await refusal(form({ bytes: file('scanned.pdf') }))).toEqual([
    422,
    'No text was found in the file. A scanned resume cannot be read; please upload one with text.',
  ]);
  expect(await refusal(form({ bytes: file('yuki-tabs.docx').subarray(0, 4_000) }))).toEqual([
    422,
    'The file is damaged and could not be read.',
  ]);
});

it('refuses forms without one file in the field resume', async () => {
  const bytes = file('devon-plain.pdf');
  expect(await refusal(form())).toEqual([400, 'Please choose a resume file.']);
  expect(await refusal(form({ bytes }, { bytes }))).toEqual([400, 'Please upload one file only.']);
  expect(await refusal(form({ bytes, field: 'photo' }))).toEqual([
    400,
    'The file must be in the field resume.',
  ]);
  for (const type of ['application/json', 'application/pdf', 'text/plain']) {
    expect(await refusal({ headers: { 'content-type': type }, payload: '{}' })).toEqual([
      400,
      'The body must be multipart form data with a file in the field resume.',
    ]);
  }
  const { headers, payload } = form({ bytes });
  expect((await post({ headers, payload: payload.subarray(0, 900) })).statusCode).toBe(400);
});

it('refuses more than 10 MB', async () => {
  const sentence = 'The file is too large: at most 10 MB is taken.';
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4 ');
  expect(await refusal(form({ bytes }))).toEqual([413, sentence]);
  const far = Buffer.alloc(12 * 1024 * 1024, '%PDF-1.4 ');
  expect((await post(form({ bytes: far }))).statusCode).toBe(413);
});

it('takes nothing from blank forms, tips and referees', async () => {
  for (const name of ['blank.docx', 'tips.docx']) {
    const { extractedData, userProfile } = (await post(form({ bytes: file(name) }))).json();
    expect(JSON.stringify([extractedData, userProfile])).not.toMatch(/:"[^"]|:\d*[1-9]|\["/);
  }
  const answer = await post(form({ bytes: file('references.docx') }));
  expect(answer.body).toContain('Ines Halloran');
  expect(answer.body).not.toMatch(/castellane|harbour|5550/i);
});

/** A PDF of one page with that content, packed. */
const pdfOf = (packed: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>\nendobj\n4 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n'),
  ]);

/** A DOCX with that document. */
function docx(document: Buffer | string): Buffer {
  const name = Buffer.from('word/document.xml');
  const packed = deflateRawSync(document);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

it('ends hostile files, and answers others meanwhile', async () => {
  expect(await refusal(form({ bytes: docx(Buffer.alloc(100_000_000, ' ')) }))).toEqual([
    422,
    'The file is too long for a resume.',
  ]);
  const hog = refusal(
    form({ bytes: pdfOf(deflateSync(Buffer.alloc(150_000_000, '(abc) Tj '), { level: 1 })) }),
  );
  const others = ['maya-classic.pdf', 'yuki-tabs.docx', 'wei-tabs.doc'].map(
    async (name) => (await post(form({ bytes: file(`${name}`) }))).statusCode,
  );
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
  expect((await hog)[0]).toBe(422);
});

it('takes no more uploads than it can hold, and says when to come again', async () => {
  const busy = fastify();
  busy.setErrorHandler(errorHandler);
  let finish = () => {};
  const held = new Promise<never>((_, reject) => {
    finish = () => reject(new ResumeError('noText'));
  });
  await busy.register(resumeRoutes, { maxUploads: 1, readResume: () => held });
  const { headers, payload } = form({ bytes: file('scanned.pdf') });
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

it('never puts an upload on the disk', () => {
  // Node refuses every write of this process and of its threads.
  const permissions = ['--permission', '--allow-fs-read=*', '--allow-worker'];
  const program = join(import.meta.dirname, '../testing/postResume.ts');
  const resume = join(FILES, 'wei-tabs.doc');
  const options = ['--no-warnings', ...permissions, program, resume];
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toBe('200');
});

const PDF = file('devon-plain.pdf');
const HOSTILE: [what: string, bytes: Buffer][] = [
  ['10 MB of blanks', Buffer.alloc(LIMITS.resumeBytes, ' ')],
  ['10 MB of blanks called a PDF', Buffer.alloc(LIMITS.resumeBytes, ' ').fill('%PDF-1.7\n', 0, 9)],
  ['a PDF without its end', PDF.subarray(0, 700)],
  ['a PDF of brackets in brackets', Buffer.from(`%PDF-1.4\n1 0 obj\n${'['.repeat(2_000_000)}`)],
  [
    'a PDF whose pages contain themselves',
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9999999>>\nendobj\ntrailer\n<</Root 1 0 R>>\n',
    ),
  ],
  ['a DOCX of elements in elements', docx(`${'<w:tbl><w:tr><w:tc>'.repeat(30_000)}`)],
  [
    'a DOC of nothing',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096, 255)]),
  ],
];

it.each(HOSTILE)('answers %s with a sentence', async (_what, bytes) => {
  const answer = await post(form({ bytes }));
  expect([415, 422]).toContain(answer.statusCode);
  expect(answer.json().error).toMatch(/^[A-Z].*\.$/);
});

it('answers any bytes with a resume or a sentence', async () => {
  const begun = fc.tuple(
    fc.constantFrom(
      '',
      '%PDF-1.4\n',
      'PK\x03\x04word/document',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    ),
    fc.uint8Array({ maxLength: 2_000 }),
  );
  await fc.assert(
    fc.asyncProperty(begun, async ([start, rest]) => {
      const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
      const { statusCode } = await post(form({ bytes }));
      expect([200, 415, 422]).toContain(statusCode);
    }),
    { numRuns: 10 },
  );
});

it('answers any body with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (body, begins) => {
      const start = begins
        ? '--edge\r\ncontent-disposition: form-data; name="resume"; filename="a"\r\n'
        : '';
      const answer = await post({
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload: Buffer.concat([Buffer.from(start), body]),
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().error).toMatch(/\.$/);
    }),
    { numRuns: 60 },
  );
});
