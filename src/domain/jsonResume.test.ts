import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { readJsonResume, toJsonResume } from './jsonResume.ts';

const { validate } = createRequire(__filename)('@jsonresume/schema') as {
  validate: (resume: object, done: (errors: unknown, isValid: boolean) => void) => void;
};
const SAMPLE = createRequire(__filename).resolve('@jsonresume/schema/sample.resume.json');

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

test('reads the sample of the schema', () => {
  expect(readJsonResume(readFileSync(SAMPLE, 'utf8'))).toMatchObject({
    data: {
      extractedData: {
        personalInfo: {
          name: 'Richard Hendriks',
          portfolio: 'http://richardhendricks.example.com',
        },
        experience: [{ company: 'Pied Piper', title: 'CEO/President', startDate: '2013-12' }],
      },
    },
  });
});

test.each([
  ['not JSON', '{"basics":', "The file isn't JSON."],
  ['a list', '[]', 'The file must be a JSON object.'],
  ['other JSON', '{"a": 1}', "The file isn't a JSON Resume: it has no basics, work or education."],
  [
    'a wrong date',
    '{"work": [{}, {"startDate": "soon"}]}',
    'work[1].startDate must be a date such as 2024-03.',
  ],
  ['a wrong type', '{"basics": {"name": 7}}', 'basics.name must be text.'],
])('says what is wrong in a file with %s', (_, text, problem) => {
  expect(readJsonResume(text)).toEqual({ problem });
});
