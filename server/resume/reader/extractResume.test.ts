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

it.each(['Jan Küster Resume', 'Jan Küster (Student)', 'CV Jan Küster'])(
  'reads the name of "%s"',
  (first) => {
    expect(extract(first, 'Bremen, Germany').personalInfo.name).toBe('Jan Küster');
  },
);

it('tells the degree from its school, and keeps an expected one', () => {
  const { education } = extract(
    'EDUCATION',
    'M.A. HCI | Carnegie Mellon | Expected 2016',
    'Courses: Databases, Compilers',
  );
  expect(education).toEqual([
    {
      degree: 'M.A. HCI',
      institution: 'Carnegie Mellon',
      location: '',
      graduationYear: 'Expected 2016',
    },
  ]);
});

it.each(['CLINICAL PLACEMENTS', 'CLINICAL ROTATIONS', 'PRACTICUM'])(
  'reads %s as experience',
  (heading) => {
    const { experience } = extract(
      'EDUCATION',
      'BSc Nursing, University of Leeds, 2024',
      heading,
      'Student Nurse, St. Olav Hospital\t2023 – 2024',
      '• Gave medication to 12 patients a day',
    );
    expect(experience).toMatchObject([{ title: 'Student Nurse', company: 'St. Olav Hospital' }]);
  },
);

it('takes the address that is like the name, and starts a cell at an icon', () => {
  const { personalInfo } = extract(
    'Ines Calloway',
    '\ue123 Leeds, UK \uec6a ines@calloway.example',
    'Expected Jun 2027',
    'linkedin.com/in/template-studio',
    'Experience',
    'Clerk, Acme Ltd\t2019 – 2021',
    'linkedin.com/in/ines-calloway',
  );
  expect(personalInfo).toMatchObject({
    location: 'Leeds, UK',
    linkedin: 'linkedin.com/in/ines-calloway',
  });
});

it('reads education in common orders', () => {
  const { education } = extract(
    'EDUCATION',
    'B.S. in Computer Science\t2013',
    'University of Colorado Boulder, Boulder, CO',
    'GPA: 3.8',
    'Simon Fraser University, Burnaby, BC — MSc Physics, 2015 – 2017',
    '2009: Abitur, Gymnasium Markkleeberg',
  );
  expect(education).toEqual([
    {
      degree: 'B.S. in Computer Science',
      institution: 'University of Colorado Boulder',
      location: 'Boulder, CO',
      graduationYear: '2013',
      gpa: '3.8',
    },
    {
      degree: 'MSc Physics',
      institution: 'Simon Fraser University',
      location: 'Burnaby, BC',
      graduationYear: '2017',
    },
    {
      degree: 'Abitur',
      institution: 'Gymnasium Markkleeberg',
      location: '',
      graduationYear: '2009',
    },
  ]);
});

it('sorts skills into technical skills, soft skills, certifications and languages', () => {
  const { skills, additionalInfo } = extract(
    'Skills',
    'Languages: Go, Python (5 years), C++',
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

it('takes no product name for an address', () => {
  const { personalInfo, projects, skills } = extract(
    'Tove Brandvik',
    'Backend developer, Node.js, Socket.IO, ASP.NET',
    'tove@post.example | Bergen, Norway | tovebrandvik.example.dev | github.com/tovebrandvik',
    'Projects',
    'Quaylog',
    'Timetable service with Socket.IO and a Rust client from crates.io. github.com/tovebrandvik/quaylog',
    'Tidetable',
    'Tide tables in the browser, Node.js and ASP.NET. https://tovebrandvik.example.dev/tides',
    'Skills',
    'Node.js, Rust, Socket.IO',
  );
  expect(personalInfo.portfolio).toBe('tovebrandvik.example.dev');
  expect(projects).toMatchObject([
    {
      description: 'Timetable service with Socket.IO and a Rust client from crates.io.',
      url: 'github.com/tovebrandvik/quaylog',
    },
    { url: 'https://tovebrandvik.example.dev/tides' },
  ]);
  expect(skills.technicalSkills).toEqual(['Node.js', 'Rust', 'Socket.IO']);
});

it('leaves out prompts and referees', () => {
  const text = JSON.stringify(
    extract(
      '[Your Name]',
      'Summary',
      'Describe your goals here.',
      'Projects',
      'Inherit the [workspace.package] fields in Cargo',
      'References',
      'Edwin Castellane',
      'edwin@castellane.example',
    ),
  );
  expect(text).not.toMatch(/name\]|goals|castellane/i);
  expect(text).toContain('the [workspace.package] fields');
});

it('reads a name on several lines beside other text', () => {
  const large = (text: string) => resumeLine(text, { size: 40, face: 'bold' });
  const lines = [
    large('Leilani'),
    resumeLine('+1 808 555 0101', { size: 9, face: 'plain' }),
    large('Castellanos-\tleilani@post.example'),
    large('Wu'),
  ];
  expect(extractResume(lines, NOW).extractedData.personalInfo.name).toBe('Leilani Castellanos-Wu');
});

it('leaves contact details out of the summary', () => {
  const { professionalSummary, personalInfo, skills } = extract(
    'Maya Thornbury',
    'ABOUT',
    'Leeds, United Kingdom',
    'maya@post.example',
    '+44 7700 900123',
    'Nurse with a soft spot for night shifts.',
    'SKILLS',
    'Triage, Telemetry',
  );
  expect(professionalSummary).toBe('Nurse with a soft spot for night shifts.');
  expect(personalInfo.email).toBe('maya@post.example');
  expect(skills.technicalSkills).toEqual(['Triage', 'Telemetry']);
});

it.each([
  ['Jane Doe, PhD', 'Jane Doe'],
  ['Jane Doe, M.Sc., CFA', 'Jane Doe'],
  ['JANE DOE', 'Jane Doe'],
  ['Your Name', ''],
  ['[First Last]', ''],
  ['First Last', ''],
])('reads "%s" as the name "%s"', (line, name) => {
  expect(extract(line, 'Austin, TX').personalInfo.name).toBe(name);
});

it.each([
  ['GPA: 3.6', '3.6'],
  ['GPA\t3.7 / 4.0', '3.7 / 4.0'],
  ['Gesamtnote: 1,3', '1,3'],
])('reads the grade of "%s"', (line, gpa) => {
  const { education } = extract('Education', 'BSc Physics, University of Bath\t2019', line);
  expect(education).toMatchObject([{ degree: 'BSc Physics', graduationYear: '2019', gpa }]);
});

it('does not read a year in a bullet as the graduation, or a field of study as a town', () => {
  const { education } = extract(
    'Education',
    'Computer Science, Reed College',
    '• Speaker of the Class of 2022',
  );
  expect(education).toMatchObject([{ location: '', graduationYear: '' }]);
});

it('counts only paid work and stated years', () => {
  const years = (...lines: string[]) =>
    extractResume(
      lines.map((line) => resumeLine(line)),
      NOW,
    ).userProfile.yearsOfExperience;
  const work = ['Experience', 'Clerk, Acme Corp\t2018 – 2019', '• Filed'];
  expect(years(...work, 'Volunteer Driver, Food Bank\t2005 – 2015', '• Drove')).toBe(2);
  expect(years(...work, 'Education', 'BA, Reed College, 2010 – 2014')).toBe(2);
  expect(years('Summary', 'Clerk with 5+ years of experience.', ...work)).toBe(5);
});

it.each([
  ['a list of skills', ['Skills', 'Pacote Office', 'Excel', 'Wordpress'], ''],
  ['a credential', ['BSc. Hons', 'Alistair M. Senior'], 'Alistair M. Senior'],
  ['a cell', ['One-page CV', 'Anna Rowan / +44 7523 283011'], 'Anna Rowan'],
])('never reads %s as the name', (_, lines, name) => {
  const { personalInfo } = extract(...lines, 'Email: alistair.senior@post.example');
  expect(personalInfo.name).toBe(name);
});

it("doesn't doubt a name on the first line", () => {
  const lines = ['Ada Moreno', 'Leeds, UK'].map((line) => resumeLine(line));
  expect(extractResume(lines, NOW).doubts).toEqual([]);
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
  expect(extractResume(lines, NOW).doubts.map(({ field, text }) => `${field}: ${text}`)).toEqual([
    'personalInfo.name: ADA MORENO',
    'skills.technicalSkills: Wrote reports in several formats for the whole team',
    'experience.0.startDate: Lead Engineer - Nimbus Inc., Montreal, QC',
    'yearsOfExperience: Lead Engineer - Nimbus Inc., Montreal, QC',
    'experience.1.title: Kopernik Works, Sigma Line',
    'education.0.degree: Pattern Making, NABA 2015',
    ': Publications: On Looms, 2020',
  ]);
});

it('says what no field took, also when no name was found', () => {
  const lines = [
    'Kernel Clerk',
    'Experience',
    'Clerk, Acme Ltd\t2019 – 2020',
    '• Filed letters',
    'Languages',
    'Irish, French',
    'Member of the rowing club',
    ...['Talks', 'On Looms', 'Patents', 'A loom', 'Visa', 'Yes', 'Driving', 'Yes'],
    ...['Committees', 'Looms of Leeds', 'Anlagen', 'Two letters'],
  ].map((line) => resumeLine(line));
  const { extractedData, doubts } = extractResume(lines, NOW);
  expect(extractedData.experience).toMatchObject([{ company: 'Acme Ltd' }]);
  expect(doubts.map(({ field, text }) => `${field}: ${text}`)).toEqual([
    'personalInfo.name: Kernel Clerk',
    'additionalInfo.languages: Languages: Member of the rowing club',
    ': Talks: On Looms',
    ': Patents: A loom',
    ': Visa: Yes',
    ': Driving: Yes',
    ': Committees; Anlagen',
  ]);
});

it('joins a date or a wrapped line with the certificate and the award before it', () => {
  const { skills, additionalInfo } = extract(
    'Certifications',
    'CCNA | 2022; Safe Lifting . . . . . . 2021',
    'Awards',
    '• Winner of a contest for building a',
    'loom, 2017',
  );
  expect(skills.certifications).toEqual(['CCNA, 2022', 'Safe Lifting, 2021']);
  expect(additionalInfo.achievements).toEqual(['Winner of a contest for building a loom, 2017']);
});

it('keeps a dash in the parentheses of a degree', () => {
  const { education } = extract(
    'Education',
    'PhD (Psychology - Social) - 120 credits\tMontréal, Canada',
    'Université de Montréal\t2018 - (projected) 2026',
  );
  expect(education).toMatchObject([
    { degree: 'PhD (Psychology - Social)', graduationYear: 'Expected 2026' },
  ]);
});

it('keeps the field of study with its degree, and each school with its own date', () => {
  const { education } = extract(
    'Education',
    'Bachelor of Arts - Political Science',
    'University of Massachusetts',
    'Aug 2019 - May 2022',
    'Abitur',
    'Collège Rousseau',
    'Jan. 2019',
  );
  expect(education).toMatchObject([
    { degree: 'Bachelor of Arts, Political Science', graduationYear: '2022' },
    { degree: 'Abitur', institution: 'Collège Rousseau', graduationYear: '2019' },
  ]);
});
