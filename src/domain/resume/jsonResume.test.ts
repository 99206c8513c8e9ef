import { createRequire } from 'node:module';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { readJsonResume, toJsonResume } from './jsonResume.ts';

const { validate } = createRequire(import.meta.filename)('@jsonresume/schema') as {
  validate: (resume: object, done: (errors: unknown, isValid: boolean) => void) => void;
};

test('the published schema accepts a profile, and reading it back gives the same entries', () => {
  const profile = makeProfile();
  const resume = toJsonResume(profile);
  validate(resume, (errors) => expect(errors).toBeFalsy());
  const read = readJsonResume(JSON.stringify(resume));
  const { personalInfo, experience, education } = profile;
  expect(read).toMatchObject({
    data: {
      extractedData: {
        personalInfo,
        experience,
        education: education.map(({ degree, institution }) => ({ degree, institution })),
      },
    },
  });
});

const JOB = { name: 'Quay Street Bakery', position: 'Head baker' };

/** What is read of a resume; fails with the problem of one that is refused. */
function read(resume: object) {
  const result = readJsonResume(JSON.stringify(resume));
  if ('problem' in result) throw new Error(result.problem);
  return result.data;
}
const jobOf = (job: object) => read({ work: [{ ...JOB, ...job }] }).extractedData.experience[0];

test.each([null, {}])('%j is the same as not given', (nothing) => {
  const fields = ['name', 'email', 'url', 'summary', 'location', 'profiles'];
  const lists = ['projects', 'skills', 'certificates', 'awards', 'languages', 'interests'];
  const entry = { startDate: nothing, endDate: nothing, summary: nothing, score: nothing };
  expect(
    read({
      basics: Object.fromEntries(fields.map((field) => [field, nothing])),
      work: [{ ...JOB, ...entry, highlights: nothing, keywords: nothing }],
      education: [{ institution: 'Munster Technical University', ...entry, area: nothing }],
      ...Object.fromEntries(lists.map((list) => [list, nothing])),
    }),
  ).toEqual(
    read({ basics: {}, work: [JOB], education: [{ institution: 'Munster Technical University' }] }),
  );
});

test.each([
  [2022, '2022'],
  ['2022-05-31T00:00:00.000Z', '2022-05'],
  ['May 2022', 'May 2022'],
  ['Present', 'Present'],
])('reads the date %j', (date, month) => {
  expect(jobOf({ startDate: date })?.startDate).toBe(month);
});

test('reads numbers as texts, and texts and single entries as lists', () => {
  const { extractedData } = read({
    basics: { name: 'Ines Falk', location: 'Cork, Ireland', profiles: 'https://github.com/ines' },
    work: { ...JOB, highlights: 'Plans shifts.\nBakes bread.', keywords: 'Rye, wheat' },
    education: [{ institution: 'MTU', endDate: 2018, score: 1.7 }],
    skills: ['Sourdough', null, { name: 'Planning' }],
    languages: 'English, Irish',
    projects: [{ name: 'Night shift', keywords: ['Excel', null] }],
  });
  expect(extractedData).toMatchObject({
    personalInfo: { location: 'Cork, Ireland', github: 'https://github.com/ines' },
    experience: [
      {
        description: 'Plans shifts.\nBakes bread.',
        technologies: ['Rye', 'wheat'],
        title: JOB.position,
      },
    ],
    education: [{ graduationYear: '2018', gpa: '1.7' }],
    skills: { technicalSkills: ['Sourdough', 'Planning'] },
    additionalInfo: { languages: ['English', 'Irish'] },
    projects: [{ technologies: ['Excel'] }],
  });
});

test('an address that is none is shown, and refuses nothing else', () => {
  const { extractedData, doubts } = read({ basics: { name: 'Ines', url: 'none', email: 'n/a' } });
  expect(extractedData.personalInfo).toMatchObject({ name: 'Ines', portfolio: '', email: '' });
  expect(doubts.map(({ text }) => text)).toEqual(['n/a', 'none']);
});

test.each([
  ['not JSON', '{"basics":', "The file isn't JSON."],
  ['a list', '[]', 'The file must be a JSON object.'],
  ['other JSON', '{"a": 1}', "The file isn't a JSON Resume: it has no basics, work or education."],
  ['a wrong type', '{"work": [{}, {"name": ["A"]}]}', 'work[1].name must be text.'],
])('says what is wrong in a file with %s', (_, text, problem) => {
  expect(readJsonResume(text)).toEqual({ problem });
});
