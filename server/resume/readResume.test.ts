import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { readResumes } from '../testing/readResumes.ts';
import { findDate, isPresent } from './reader/dates.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

interface Expected {
  name: string;
  email: string;
  phone: string;
  experience: { title: string; company: string; start: string; end: string }[];
  education: { institution: string; graduationYear: string }[];
}

const expected = JSON.parse(readFileSync(join(FIXTURES, 'expected.json'), 'utf8')) as Record<
  string,
  Expected
>;

/** "März 2019" as `2019-03`, a bare year as itself. */
function month(text: string): string {
  if (isPresent(text)) return 'present';
  const date = findDate(text);
  if (!date) return text;
  const year = String(Math.floor(date.from / 12));
  return date.from === date.until
    ? `${year}-${String((date.from % 12) + 1).padStart(2, '0')}`
    : year;
}

/** The responses, by the name of the file. */
let read: Map<string, ResumeResponse>;
beforeAll(async () => {
  const names = [...Object.keys(expected), 'blank.docx', 'tips.docx', 'references.docx'];
  const files = names.map((name) => join(FIXTURES, name));
  const responses = await readResumes(files);
  read = new Map(responses.map((response, index) => [names[index] ?? '', response]));
}, 60_000);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.,]/g, '')
    .replace(/[–—]/g, '-');

/** The most fields that may be wrong in a file that the rules don't read well. */
const MISTAKES: Record<string, number> = {
  'solene-francais.pdf': 2,
  'vikram-awesome.pdf': 1,
  'wei-tabs.doc': 2,
  'yuki-tabs.docx': 2,
};

const pairs = (found: string[][], wanted: string[][]) =>
  Array.from({ length: Math.max(found.length, wanted.length) }, (_, index) =>
    (wanted[index] ?? []).filter((field, at) => plain(found[index]?.[at] ?? '') !== plain(field)),
  ).flat();

it.each(Object.keys(expected))('reads %s', (file) => {
  const { extractedData } = read.get(file) as ResumeResponse;
  const { name, email, phone, experience, education } = expected[file] as Expected;
  const { personalInfo } = extractedData;
  expect(personalInfo.phone).toBe(phone);
  const wrong = [
    ...pairs([[personalInfo.name, personalInfo.email]], [[name, email]]),
    ...pairs(
      extractedData.experience.map((job) => [
        ...[job.title, job.company],
        ...[month(job.startDate), month(job.endDate)],
      ]),
      experience.map(({ title, company, start, end }) => [title, company, start, end]),
    ),
    ...pairs(
      extractedData.education.map((school) => [school.institution, school.graduationYear]),
      education.map(({ institution, graduationYear }) => [institution, graduationYear]),
    ),
  ];
  expect(extractedData.experience).toHaveLength(experience.length);
  expect(extractedData.education).toHaveLength(education.length);
  expect(wrong.length > (MISTAKES[file] ?? 0) ? wrong : []).toEqual([]);
});

it.each(['blank.docx', 'tips.docx'])('reads nothing from the prompts of %s', (file) => {
  const { extractedData, userProfile } = read.get(file) as ResumeResponse;
  expect(JSON.stringify([extractedData, userProfile])).not.toMatch(/:"[^"]|:\d*[1-9]|\["/);
});

it('reads nothing about referees', () => {
  const response = JSON.stringify(read.get('references.docx'));
  expect(response).toContain('Ines Halloran');
  expect(response).not.toMatch(/castellane|harbour|5550/i);
});
