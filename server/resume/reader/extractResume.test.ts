import { resumeLine } from '../resumeLine.ts';
import { extractResume } from './extractResume.ts';

const NOW = new Date('2024-06-15');
const extract = (...lines: string[]) =>
  extractResume(
    lines.map((line) => resumeLine(line)),
    NOW,
  ).extractedData;

it('reads the contact details', () => {
  const { personalInfo } = extract(
    'DR. TOMÁS HERRERA VIDAL, PMP',
    'DevOps Engineer',
    'Valencia, Spain | +34 611 555 014 | tomas.herrera@correo.example',
    'linkedin.com/in/tomasherrera | github.com/therrera | therrera.example',
  );
  expect(personalInfo).toEqual({
    name: 'Dr. Tomás Herrera Vidal',
    email: 'tomas.herrera@correo.example',
    phone: '+34 611 555 014',
    location: 'Valencia, Spain',
    linkedin: 'linkedin.com/in/tomasherrera',
    github: 'github.com/therrera',
    portfolio: 'therrera.example',
  });
});

it('sorts skills into technical skills, soft skills, certifications and languages', () => {
  const { skills, additionalInfo } = extract(
    'Skills',
    'Languages: Go, Python, C++',
    'Cloud – AWS (EC2, S3), GCP',
    'Soft skills: Patience, Teamwork',
    'Certifications: CKA',
    'Languages',
    'English (native), Spanish',
  );
  expect(skills).toEqual({
    technicalSkills: ['Go', 'Python', 'C++', 'AWS (EC2, S3)', 'GCP'],
    softSkills: ['Patience', 'Teamwork'],
    certifications: ['CKA'],
  });
  expect(additionalInfo.languages).toEqual(['English (native)', 'Spanish']);
});

it('reads dates month first if one of the file can only be that, and the field of a degree', () => {
  const { experience, education } = extract(
    'Experience',
    'Head Baker, Quay Street Bakery\t09/01/2018 - 03/15/2020',
    'Baked bread.',
    'Education',
    'Harbor College, 2015',
    'Specialty: Pastry Arts',
  );
  expect(experience).toMatchObject([{ startDate: '09/2018', endDate: '03/2020' }]);
  expect(education).toMatchObject([{ degree: 'Pastry Arts', institution: 'Harbor College' }]);
});

it('reads employers and schools with bullets, and no heading in the label of an address', () => {
  const { personalInfo, experience, education, projects } = extract(
    'Ada Byron',
    'Portfolio: ada.example/work • ada@mail.example',
    'Education',
    '• Harbor College\tOslo, Norway',
    'Bachelor of Science in Physics\t2008 – 2012',
    'Experience',
    '• Helio Grid\tBergen, Norway',
    'Software Engineer\tOct 2016 – Present',
    '◦ Built a search over ten million documents.',
  );
  expect(personalInfo.portfolio).toBe('ada.example/work');
  expect(education).toMatchObject([{ institution: 'Harbor College' }]);
  expect(experience).toMatchObject([{ title: 'Software Engineer', company: 'Helio Grid' }]);
  expect(projects).toEqual([]);
});

it('takes the first row of a table of projects for its head', () => {
  const rows = ['Project\tClient\tDuration\tRole', 'Tidepool\tAcme\tMay 2019\tArchitect'];
  expect(extract('Projects', ...rows).projects).toMatchObject([{ name: 'Tidepool' }]);
});

it('reads projects with their links and technologies', () => {
  const { projects } = extract(
    'Projects',
    'Tidepool | github.com/mthornbury/tidepool',
    'A small job queue with at-least-once delivery.',
    'Technologies: Go, PostgreSQL',
    'Kolam Generator',
    'Draws traditional floor patterns from a small grammar.',
  );
  expect(projects).toEqual([
    {
      name: 'Tidepool',
      description: 'A small job queue with at-least-once delivery.',
      technologies: ['Go', 'PostgreSQL'],
      url: 'github.com/mthornbury/tidepool',
    },
    {
      name: 'Kolam Generator',
      description: 'Draws traditional floor patterns from a small grammar.',
      technologies: [],
    },
  ]);
});

it.each([
  ['Jane Doe, PhD', 'Jane Doe'],
  ['Jane Doe, M.Sc., CFA', 'Jane Doe'],
  ['JANE DOE', 'Jane Doe'],
  ['Your Name', ''],
  ['[First Last]', ''],
  ['First Last', ''],
  ['P.RAJKUMAR', 'P.Rajkumar'],
  ['Sakthivel.T', 'Sakthivel.T'],
  ['Curriculam Vitae', ''],
  ["Father's Name", ''],
])('reads "%s" as the name "%s"', (line, name) => {
  expect(extract(line, 'Austin, TX').personalInfo.name).toBe(name);
});

it('takes a title above the name for no summary, and part of an address for no name', () => {
  const lines = ['RESUME', 'Address:', 'B-12, Elm Court, Rivers End', 'Delhi 110081'];
  const { personalInfo, professionalSummary } = extract(...lines, 'Objective', 'To grow.');
  expect(professionalSummary).toBe('To grow.');
  expect(personalInfo.name).toBe('');
});

it('names a project by its label, and keeps the other labels with it', () => {
  const lines = ['Project title: Tidepool', 'Client: Acme', 'Duration: 6 months'];
  expect(extract('Projects', ...lines).projects).toMatchObject([
    { name: 'Tidepool', description: 'Client: Acme\nDuration: 6 months' },
  ]);
});

it('ends a list of skills at a heading of several words in any look', () => {
  const job = ['Professional Experience', 'Clerk, Acme Corp\t2018 – 2019'];
  expect(extract('SKILLS', 'Excel', ...job, 'INTERESTS', 'Chess').experience).toMatchObject([
    { title: 'Clerk', company: 'Acme Corp' },
  ]);
});

it.each([
  ['GPA: 3.6', '3.6'],
  ['GPA\t3.7 / 4.0', '3.7 / 4.0'],
  ['Gesamtnote: 1,3', '1,3'],
])('reads the grade of "%s"', (line, gpa) => {
  const { education } = extract('Education', 'BSc Physics, University of Bath\t2019', line);
  expect(education).toMatchObject([{ degree: 'BSc Physics', graduationYear: '2019', gpa }]);
});

it('counts work and stated years', () => {
  const years = (...lines: string[]) =>
    extractResume(
      lines.map((line) => resumeLine(line)),
      NOW,
    ).userProfile.yearsOfExperience;
  const work = ['Experience', 'Clerk, Acme Corp\t2018 – 2019', '• Filed'];
  expect(years(...work, 'Education', 'BA, Reed College, 2010 – 2014')).toBe(2);
  expect(years('Summary', 'Clerk with 5+ years of experience.', ...work)).toBe(5);
});

it('says which values to check, with the words of the file', () => {
  const lines = [
    'ADA MORENO',
    'Experience',
    'Lead Engineer - Nimbus Inc., Montreal, QC',
    '• Built the server',
    'Kopernik Works, Sigma Line\t2019 – 2020',
    '• Ran the line',
    'Education',
    'Pattern Making',
    'NABA\t2015',
    'Skills',
    'Wrote reports in several formats for the whole team',
    'Publications',
    'On Looms, 2020',
  ].map((line) => resumeLine(line));
  const { doubts, extractedData } = extractResume(lines, NOW);
  // A section that fits no field is kept.
  expect(extractedData.projects).toEqual([
    { name: 'Publications', description: 'On Looms, 2020', technologies: [] },
  ]);
  expect(doubts.map(({ field, text }) => `${field}: ${text}`)).toEqual([
    'personalInfo.name: ADA MORENO',
    'skills.technicalSkills: Wrote reports in several formats for the whole team',
    'experience.0.startDate: Lead Engineer - Nimbus Inc., Montreal, QC',
    'yearsOfExperience: Lead Engineer - Nimbus Inc., Montreal, QC',
    'experience.1.title: Kopernik Works, Sigma Line',
    'education.0.degree: Pattern Making, NABA 2015',
    'projects.0.description: Publications: On Looms, 2020',
  ]);
});
