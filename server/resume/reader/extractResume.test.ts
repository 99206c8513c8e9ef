import { resumeLine } from '../resumeLine.ts';
import { extractResume } from './extractResume.ts';

const NOW = new Date('2024-06-15');
const extract = (...lines: string[]) =>
  extractResume(
    lines.map((line) => resumeLine(line)),
    NOW,
  ).extractedData;

it('reads the head', () => {
  const { personalInfo } = extract(
    'DR. TOMÁS HERRERA VIDAL, PMP',
    'DevOps Engineer',
    'Valencia, Spain | +34 611 555 014 | tomas.herrera@correo.example',
    'linkedin.com/in/tomasherrera | github.com/therrera | therrera.example',
  );
  expect(personalInfo).toEqual({
    name: 'Dr. Tomás Herrera Vidal',
    email: 'tomas.herrera@correo.example',
    location: 'Valencia, Spain',
    linkedin: 'linkedin.com/in/tomasherrera',
    github: 'github.com/therrera',
    portfolio: 'therrera.example',
  });
});

it('reads education in its usual orders', () => {
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

it('sorts skills into technical, soft, certificates and languages', () => {
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

it('reads German headings', () => {
  const { professionalSummary, experience, additionalInfo } = extract(
    'Jonas Reichelt',
    'Kurzprofil',
    'Ingenieur mit Schwerpunkt Sondermaschinen.',
    'Beruflicher Werdegang',
    'seit 04/2018\tProjektleiter',
    'Hallberg Anlagenbau GmbH, Leipzig',
    'Sprachkenntnisse',
    'Deutsch: Muttersprache',
    'Hobbys',
    'Rudern, Modellbau',
  );
  expect(professionalSummary).toBe('Ingenieur mit Schwerpunkt Sondermaschinen.');
  expect(experience).toMatchObject([
    {
      title: 'Projektleiter',
      company: 'Hallberg Anlagenbau GmbH',
      location: 'Leipzig',
      startDate: '04/2018',
      endDate: 'heute',
    },
  ]);
  expect(additionalInfo).toEqual({
    languages: ['Deutsch: Muttersprache'],
    interests: ['Rudern', 'Modellbau'],
    achievements: [],
  });
});

it('leaves prompts and referees out', () => {
  const answer = JSON.stringify(
    extract(
      '[Your Name]',
      'Summary',
      'Describe your goals here.',
      'References',
      'Edwin Castellane',
      'edwin@castellane.example',
    ),
  );
  expect(answer).not.toMatch(/name\]|goals|castellane/i);
});

it('reads degrees with their schools in brackets, in lists and behind acronyms', () => {
  const { education } = extract(
    'Education',
    'Bachelor of Science in Physics, University of Texas at Austin, May 2014',
    'MBA, INSEAD, Fontainebleau, France, 2015',
    '2016   Paralegal Certificate (University of Southern Maine)',
    '3. BA (Hons) History, University of York (2:1), 2009-12',
  );
  expect(education).toMatchObject([
    { institution: 'University of Texas at Austin', graduationYear: '2014' },
    { degree: 'MBA', institution: 'INSEAD', location: 'Fontainebleau, France' },
    { degree: 'Paralegal Certificate', institution: 'University of Southern Maine' },
    { degree: 'BA (Hons) History', institution: 'University of York', graduationYear: '2012' },
  ]);
});

it.each([
  [
    'letters set apart',
    'D WAY N E P E T T I G R E W',
    'dwayne.pettigrew@road.example',
    'Dwayne Pettigrew',
  ],
  [
    'an initial in the address',
    'G W E N D O L Y N T S O S I E',
    'gtsosie@post.example',
    'Gwendolyn Tsosie',
  ],
  [
    'a title behind a comma',
    'Dwayne Pettigrew, CDL-A Truck Driver',
    'dp@road.example',
    'Dwayne Pettigrew',
  ],
])('reads a name with %s', (_, line, email, name) => {
  expect(extract(line, email).personalInfo.name).toBe(name);
});

it('reads a name that stands on several lines beside something else', () => {
  const large = (text: string) => resumeLine(text, { size: 40, face: 'bold' });
  const lines = [
    large('Leilani'),
    resumeLine('+1 808 555 0101', { size: 9, face: 'plain' }),
    large('Castellanos-\tleilani@post.example'),
    large('Wu'),
  ];
  expect(extractResume(lines, NOW).extractedData.personalInfo.name).toBe('Leilani Castellanos-Wu');
});

it('keeps numbers and places out of the summary, and signatures of programs out of everything', () => {
  const { professionalSummary, personalInfo, skills } = extract(
    'Maya Thornbury',
    'ABOUT',
    'Leeds, United Kingdom',
    'maya@post.example',
    '+44 7700 900123',
    'Nurse with a soft spot for night shifts.',
    'SKILLS',
    'Triage, Telemetry',
    '© Maya Thornbury 2026',
    'Powered by Resumatic',
  );
  expect(professionalSummary).toBe('Nurse with a soft spot for night shifts.');
  expect(personalInfo).toMatchObject({
    email: 'maya@post.example',
    location: 'Leeds, United Kingdom',
  });
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
  ['3.8/4.0', '3.8/4.0'],
  ['GPA\t3.7 / 4.0', '3.7 / 4.0'],
  ['Gesamtnote: 1,3', '1,3'],
])('reads the grade of "%s"', (line, gpa) => {
  const { education } = extract('Education', 'BSc Physics, University of Bath\t2019', line);
  expect(education).toMatchObject([{ degree: 'BSc Physics', graduationYear: '2019', gpa }]);
});

it('reads a school with its year above the degree as one entry', () => {
  const { education } = extract('Education', 'Reed College | 2019', 'BA in Linguistics');
  expect(education).toEqual([
    {
      degree: 'BA in Linguistics',
      institution: 'Reed College',
      location: '',
      graduationYear: '2019',
    },
  ]);
});

it('takes no year from a bullet for the graduation, and no field of study for a town', () => {
  const { education } = extract(
    'Education',
    'Computer Science, Reed College',
    '• Speaker of the Class of 2022',
  );
  expect(education).toMatchObject([{ location: '', graduationYear: '' }]);
});

it('counts paid work and stated years only', () => {
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
