import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { profileLines } from '#domain/profile/profileLines.ts';
import { fittingLines } from './fittingLines.ts';

const profile = (description: string, technicalSkills: string[], degrees: string[] = []) => ({
  ...EMPTY_PROFILE,
  projects: [{ name: 'Plant', description, technologies: [] }],
  skills: { technicalSkills, softSkills: [], certifications: [] },
  education: degrees.map((degree) => ({
    degree,
    institution: 'Makerere University',
    location: '',
    graduationYear: '',
  })),
});

const fitting = (of: ReturnType<typeof profile>) =>
  Array.from(
    fittingLines(profileLines(of), ['Project planning, Excel, team spirit']),
    ({ text }) => text,
  );

it('lets whole lines that begin as work does into a letter', () => {
  const work = [
    'Managed a team of four',
    'Successfully planning the yearly audit.',
    'I have carried out site visits.',
    'Built the new payroll system',
    'Preparation of monthly accounts.',
    'Responsible for the cold store.',
  ];
  const rest = [
    'Designation: Electrical Engineer at Acme',
    'King Fahad Hospital Project, Dammam, East',
    'Also providing support to desktops',
    'Prepared monthly reports for the',
    'Checked the drawings (among them',
    'Participated in a quiz at college.',
    'This project deals with the transformer',
    'Looking for a challenging position abroad',
  ];
  expect(fitting(profile([...work, ...rest].join('\n'), []))).toEqual(work);
});

it('asks a line in another language only to be whole', () => {
  const own = 'Leitung eines Teams mit vier Personen';
  const lines = [own, 'Leitung eines Teams in der', 'Stelle: Leitung der Küche'];
  expect(fitting(profile(lines.join('\n'), []))).toEqual([own]);
});

it('names known skills and those that a posting has in the same words, and degrees', () => {
  const skills = [
    'MS Excel',
    'Project planning',
    'Team',
    'Good working knowledge of Excel',
    'Web and',
  ];
  const degrees = ['BSc Physics', 'B. Tech: Civil', 'Diploma in Nursing', 'Senior', 'Class XII'];
  expect(fitting(profile('', skills, degrees))).toEqual([
    'BSc Physics, Makerere University',
    'B. Tech: Civil, Makerere University',
    'Diploma in Nursing, Makerere University',
    'MS Excel',
    'Project planning',
  ]);
});
