import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import { LIMITS } from '#domain/contract/limits.ts';
import type { OpenDatabase } from '../db/database.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { resumeRoutes } from './routes.ts';
import { createUploads } from './uploads.ts';

/** `FUZZ_RUNS=20000 npm run jest -- server/resume/hostileFiles` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.ALL_CASES ? 30 : 8));

const FILES = join(import.meta.dirname, 'fixtures');
const file = (name: string) => readFileSync(join(FILES, name));

let app: FastifyInstance;
let database: OpenDatabase;
beforeAll(async () => {
  database = await databaseOf('ana');
  app = fastify();
  app.setErrorHandler(errorHandler);
  await app.register(resumeRoutes, {
    prefix: '/user',
    db: database.db,
    uploads: createUploads(20, 10),
    userIdOf: () => 'ana',
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (request: { headers: Record<string, string>; payload: Buffer | string }) =>
  app.inject({ method: 'POST', url: '/user/resume', ...request });

/** The status and message of the error. */
async function errorOf(request: Parameters<typeof post>[0]) {
  const response = await post(request);
  return [response.statusCode, response.json().error];
}

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
  expect(await errorOf(resumeForm({ bytes: docx(Buffer.alloc(100_000_000, ' ')) }))).toEqual([
    422,
    'The file is too long.',
  ]);
  const hog = errorOf(
    resumeForm({ bytes: pdfOf(deflateSync(Buffer.alloc(150_000_000, '(abc) Tj '), { level: 1 })) }),
  );
  const others = ['maya-classic.pdf', 'yuki-tabs.docx', 'wei-tabs.doc'].map(
    async (name) => (await post(resumeForm({ bytes: file(`${name}`) }))).statusCode,
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
  const response = await post(resumeForm({ bytes }));
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
      const { statusCode } = await post(resumeForm({ bytes }));
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
      const response = await post({
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload: Buffer.concat([Buffer.from(start), body]),
      });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json().error).toMatch(/\.$/);
    }),
    { numRuns: RUNS },
  );
});
