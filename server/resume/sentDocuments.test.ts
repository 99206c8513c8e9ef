import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { letterDocument } from '#domain/letterDocument.ts';
import { resumeDocument } from '#domain/resumeDocument.ts';
import type { SentDocument } from '#domain/sentDocument.ts';
import { toDocx } from '#features/documents/toDocx.ts';
import { toPdf } from '#features/documents/toPdf.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { createThreadPool } from '../threads/threadPool.ts';
import { createResumeReader } from './resumeReader.ts';

/* The files that users send, read back by the reader of resumes. */

const FONTS = 'node_modules/@expo-google-fonts/source-sans-3/';
const font = (path: string) => new Uint8Array(readFileSync(FONTS + path));
const fonts = {
  regular: font('400Regular/SourceSans3_400Regular.ttf'),
  semibold: font('600SemiBold/SourceSans3_600SemiBold.ttf'),
};

const read = createResumeReader({ runInThread: createThreadPool({ timeLimit: 30_000 }) });
const readBack = (bytes: Uint8Array) => read(bytes, new AbortController().signal);

const pdf = (document: SentDocument) => toPdf(document, fonts, 'A4');
const docx = (document: SentDocument) => toDocx(document, 'A4');

const letter = (text: string) =>
  letterDocument(
    { text, company: 'Helio Grid', position: 'Data Engineer', contactName: 'Maja Solberg' },
    makeProfile(),
    new Date('2026-11-24T12:00:00'),
  );

const words = (text: string): string => text.replace(/\s+/g, ' ');

test.each([
  ['PDF', pdf],
  ['Word', docx],
])('a letter as %s has its text in all letters of Europe', async (_format, render) => {
  const text =
    'Dear Maja Solberg,\n\nI efficiently filled offices in Łódź, Çeşme and Århus.\n\nΚαλημέρα από την Αθήνα. Привіт із Києва.\n\nBest regards,\nAda';
  const content = words((await readBack(await render(letter(text)))).text);
  expect(content).toContain('Maja Solberg Helio Grid November 24, 2026 Dear Maja');
  expect(content).toContain('I efficiently filled offices in Łódź, Çeşme and Århus.');
  expect(content).toContain('Καλημέρα από την Αθήνα. Привіт із Києва.');
});

test('a letter of 20,000 characters flows over pages', async () => {
  const text = Array.from(
    { length: 330 },
    (_, line) => `Line ${line} of a letter that is far too long for anyone.`,
  );
  const content = words((await readBack(await pdf(letter(text.join('\n\n'))))).text);
  for (const line of text) expect(content).toContain(line);
});

const ARABIC =
  'السيدة مايا المحترمة،\n\nأتقدم لوظيفة Data Engineer لديكم، ولدي 10 سنوات من الخبرة.';

test('a PDF says that it has no Arabic, and the Word file has it from right to left', async () => {
  await expect(pdf(letter(ARABIC))).rejects.toThrow(
    "A PDF can't show this script. Download the Word file instead.",
  );
  const file = await docx(letter(ARABIC));
  const xml = new TextDecoder().decode(unzipSync(file)['word/document.xml']);
  expect(xml.replace(/<[^>]+>/g, '')).toContain(
    'أتقدم لوظيفة Data Engineer لديكم، ولدي 10 سنوات من الخبرة.',
  );
  expect(xml.match(/<w:bidi\/>/g)).toHaveLength(2);
});

test('a PDF names a symbol that it has no glyph for', async () => {
  await expect(pdf(letter('Hello 🙂'))).rejects.toThrow('“🙂”');
});

test.each([
  ['PDF', pdf],
  ['Word', docx],
])('the reader of resumes understands a resume as %s', async (_format, render) => {
  const profile = makeProfile();
  const { extractedData } = (
    await readBack(await render(resumeDocument(profile, new Set(), new Set())))
  ).response;
  expect(extractedData).toMatchObject({
    personalInfo: { name: 'Ada Moreno', email: profile.personalInfo.email },
    professionalSummary: profile.professionalSummary,
    experience: [
      {
        title: 'Platform Engineer',
        company: 'Fjordline Logistics',
        startDate: 'Mar 2019',
        description: 'Moved 60 services to one deployment path.',
        technologies: ['Kubernetes', 'Terraform'],
      },
    ],
    education: [{ degree: 'MSc Computer Science', institution: 'University of Bergen' }],
  });
});
