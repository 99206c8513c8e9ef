import { unzipSync } from 'fflate';
import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { resumeDocument } from '#domain/resume/resumeDocument.ts';
import { toDocx } from '#features/documents/toDocx.ts';
import { toPdf } from '#features/documents/toPdf.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { loadFont } from '#test/packageFonts.ts';
import { createResumeReader } from './resumeReader.ts';

/* The files that users send, read back by the reader of resumes. */

const read = createResumeReader();
const readBack = (bytes: Uint8Array) => read(bytes, 'ana');

async function pdf(document: SentDocument): Promise<Uint8Array> {
  const bytes = await toPdf(document, loadFont, 'A4');
  if (!bytes) throw new Error('The font lacks a sign.');
  return bytes;
}
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
  expect(content).toContain('Maja Solberg Helio Grid November 24, 2026 Data Engineer Dear Maja');
  expect(content).toContain('I efficiently filled offices in Łódź, Çeşme and Århus.');
  expect(content).toContain('Καλημέρα από την Αθήνα. Привіт із Києва.');
});

test.each([
  ['Yu Gothic', '北浜製作所で働けることを楽しみにしております。'],
  ['Malgun Gothic', '안녕하세요 김지수 님'],
  ['Microsoft YaHei', '我有十年的经验'],
])('a Word file names %s, which has the script', async (font, text) => {
  const xml = new TextDecoder().decode(unzipSync(await docx(letter(text)))['word/document.xml']);
  expect(xml).toContain(`w:eastAsia="${font}"`);
});

test.each([
  ['Japanese', 'ありがとうございました。'],
  ['Arabic', 'ولدي 10 سنوات من الخبرة.'],
  ['Hebrew', 'שלום רב'],
  ['a mark that no letter of Unicode has', 'Dear Adébáyọ̀'],
  ['an emoji', 'Thank you 🙏'],
])('a letter with %s is no PDF, so that the browser prints it', async (_, text) => {
  expect(await toPdf(letter(text), loadFont, 'A4')).toBeNull();
});

test('a PDF has composed letters and signs', async () => {
  const text = 'Dear Nguyễn Thị Bích Ngọc, 40 → 6, ₹ 1.2, ≥ 99.9 % ✓ (before: ✗)';
  expect(words((await readBack(await pdf(letter(text)))).text)).toContain(text);
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
