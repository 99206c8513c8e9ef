import { unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import type { UserProfile } from '#domain/contract/profile.ts';
import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { resumeDocument } from '#domain/resume/resumeDocument.ts';
import { resumeSections } from '#domain/resume/resumeSections.ts';
import { type PageItem, type PageText, placeTexts } from '#features/documents/placeTexts.ts';
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

const resumeOf = (profile: UserProfile) =>
  resumeDocument(profile, resumeSections(profile), new Set());

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
  const { extractedData } = (await readBack(await render(resumeOf(profile).document))).response;
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

test('the words of each part of a resume are found on its pages', async () => {
  const profile = makeProfile();
  const [job] = profile.experience;
  const line = 'Ran the night shift of the metering service, with four others, for years. ';
  const description = Array.from({ length: 60 }, (_, at) => `- ${at}: ${line.repeat(2)}`).join(
    '\n',
  );
  const { document, texts } = resumeOf({
    ...profile,
    experience: [{ ...(job as NonNullable<typeof job>), description }],
    skills: { ...profile.skills, technicalSkills: ['S', 'C++', 'SQL'] },
  });
  const read = await getDocumentProxy(await pdf(document));
  const pages: PageText[] = [];
  // One after the other, as the browser does: pdf.js may fail to read a font for two pages at once.
  for (let number = 1; number <= read.numPages; number += 1) {
    const page = await read.getPage(number);
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height, items: items.filter((item) => 'str' in item) as PageItem[] });
  }
  const places = placeTexts(texts, pages, 44, (text) => text.length);
  const ids = new Set(texts.flatMap(({ id }) => id ?? []));
  expect(new Set(places.map(({ id }) => id))).toEqual(ids);
  // One letter isn't found in the heading before it.
  const [letter, next] = ['skills.S', 'skills.C++'].map((id) =>
    places.find((place) => place.id === id),
  );
  expect(letter).toMatchObject({ page: 0, top: next?.top });
  expect(letter?.left).toBeLessThan(next?.left ?? 0);
  // A line that wraps has a place for each of its lines.
  expect(places.filter(({ id }) => id === 'experience.0.1').length).toBeGreaterThan(1);
  expect(places.at(-1)?.page).toBe(read.numPages - 1);
});
