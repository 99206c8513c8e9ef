import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createThreadPool } from '../threads/threadPool.ts';
import { findDate, isPresent } from './reader/dates.ts';
import { createResumeReader } from './resumeReader.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

interface Expected {
  name: string;
  email: string;
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

const read = createResumeReader({ runInThread: createThreadPool({ timeLimit: 30_000 }) });

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.,]/g, '')
    .replace(/[–—]/g, '-');

it.each(Object.keys(expected))('reads %s', async (file) => {
  const bytes = new Uint8Array(readFileSync(join(FIXTURES, file)));
  const { extractedData } = (await read(bytes)).response;
  const { name, email, experience, education } = expected[file] as Expected;
  expect(extractedData.personalInfo).toMatchObject({ email });
  expect(plain(extractedData.personalInfo.name)).toBe(plain(name));
  expect(
    extractedData.experience.map(({ title, company, startDate, endDate }) =>
      [plain(title), plain(company), month(startDate), month(endDate)].join(' | '),
    ),
  ).toEqual(
    experience.map(({ title, company, start, end }) =>
      [plain(title), plain(company), start, end].join(' | '),
    ),
  );
  expect(
    extractedData.education.map(
      ({ institution, graduationYear }) => `${plain(institution)} | ${graduationYear}`,
    ),
  ).toEqual(
    education.map(({ institution, graduationYear }) => `${plain(institution)} | ${graduationYear}`),
  );
});
