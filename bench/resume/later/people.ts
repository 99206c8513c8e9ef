import type { Job, Person, Study } from '../people.ts';

/** People for the layouts of the last set. */

const job = (
  title: string,
  company: string,
  location: string,
  start: string,
  end: string,
  ...bullets: string[]
): Job => ({ title, company, location, start, end, bullets });

const study = (
  degree: string,
  institution: string,
  location: string,
  start: string,
  year: string,
): Study => ({ degree, institution, location, start, year });

export const LATER_PEOPLE = {
  anjali: {
    language: 'en',
    name: 'Anjali Deshmukh',
    email: 'anjali.deshmukh@webmail.example',
    phone: '+91 99201 55501',
    location: 'Pune, India',
    linkedin: 'linkedin.com/in/anjalideshmukh',
    headline: 'QA Automation Lead',
    summary:
      'Test engineer with seven years in banking and insurance software. I automate what is dull and explore what is not.',
    jobs: [
      job(
        'QA Automation Lead',
        'Suryakiran Infotech Pvt Ltd',
        'Pune',
        '2021-06',
        'present',
        'Built the regression suite of a core banking product with 1,800 tests.',
        'Guide a team of five testers.',
      ),
      job(
        'Senior Test Engineer',
        'Lotus Insurance Systems',
        'Mumbai',
        '2018-08',
        '2021-05',
        'Automated claims processing tests with Selenium.',
      ),
      job(
        'Associate Software Engineer',
        'Nimbkar Technologies',
        'Nashik',
        '2016-07',
        '2018-07',
        'Wrote and ran manual test cases for web portals.',
      ),
    ],
    studies: [
      study(
        'B.E. Information Technology',
        'Savitribai Phule Pune University',
        'Pune',
        '2012',
        '2016',
      ),
      study('Higher Secondary Certificate', 'Fergusson College', 'Pune', '2010', '2012'),
    ],
    skills: {
      Testing: ['Selenium', 'Cypress', 'Postman', 'JMeter'],
      Languages: ['Java', 'Python', 'SQL'],
      Tools: ['Jenkins', 'Jira', 'Git'],
    },
    languages: ['English', 'Hindi', 'Marathi'],
  },
  pieter: {
    language: 'en',
    name: 'Pieter van den Hoek',
    email: 'p.vandenhoek@polder.example',
    phone: '06 5550 1284',
    location: 'Utrecht, Netherlands',
    linkedin: 'linkedin.com/in/pietervandenhoek',
    headline: 'Urban Planner',
    summary:
      'Planner for streets where people walk. Eleven years between city halls and consultancies, with a drawer full of bicycle counts.',
    jobs: [
      job(
        'Senior Urban Planner',
        'Gemeente Utrecht',
        'Utrecht, Netherlands',
        '2019-01',
        'present',
        'Plan mobility for a new quarter of 10,000 homes.',
        'Chair the design review of public squares.',
      ),
      job(
        'Mobility Consultant',
        'Wegwijs Adviseurs',
        'Amersfoort, Netherlands',
        '2014-03',
        '2018-12',
        'Counted, modelled and redesigned 40 junctions.',
      ),
      job(
        'Junior Planner',
        'Provincie Gelderland',
        'Arnhem, Netherlands',
        '2012-09',
        '2014-02',
        'Prepared maps and hearings for regional plans.',
      ),
    ],
    studies: [
      study('MSc Spatial Planning', 'Radboud University', 'Nijmegen, Netherlands', '2010', '2012'),
      study('BSc Human Geography', 'Utrecht University', 'Utrecht, Netherlands', '2007', '2010'),
    ],
    skills: { Planning: ['ArcGIS', 'QGIS', 'VISUM', 'AutoCAD', 'SketchUp', 'Public Consultation'] },
    languages: ['Dutch', 'English', 'German'],
    interests: ['Skating', 'Old maps'],
  },
  latoya: {
    language: 'en',
    name: 'LaToya Brickhouse',
    email: 'latoya.brickhouse@cardinal.example',
    phone: '(804) 555-0121',
    location: 'Richmond, VA',
    headline: 'Program Analyst',
    summary:
      'Program analyst with nine years in grants and veterans services. Writes plans that survive the first budget cut.',
    jobs: [
      job(
        'Program Analyst',
        'Virginia Department of Veterans Services',
        'Richmond, VA',
        '2019-10',
        'present',
        'Oversee $12M in grants to 34 community providers.',
        'Wrote the evaluation plan that kept a housing program funded.',
      ),
      job(
        'Grants Specialist',
        'James River Community Trust',
        'Richmond, VA',
        '2016-02',
        '2019-09',
        'Screened 200 applications a year.',
      ),
      job(
        'AmeriCorps Member',
        'Tidewater Literacy Project',
        'Norfolk, VA',
        '2014-09',
        '2015-08',
        'Taught reading to 40 adults.',
      ),
    ],
    studies: [
      study(
        'Master of Public Administration',
        'Virginia Commonwealth University',
        'Richmond, VA',
        '2014',
        '2017',
      ),
      study('B.A. Sociology', 'Hampton University', 'Hampton, VA', '2010', '2014'),
    ],
    skills: {
      Analysis: [
        'Program Evaluation',
        'Grant Writing',
        'Budget Analysis',
        'Tableau',
        'Stata',
        'Excel',
      ],
    },
    certifications: ['Certified Government Financial Manager'],
  },
  marco: {
    language: 'en',
    name: 'Marco Bellandi',
    email: 'marco@bellandi.example',
    phone: '+39 333 555 0172',
    location: 'Bologna, Italy',
    github: 'github.com/mbellandi',
    portfolio: 'bellandi.example',
    headline: 'Game Developer',
    summary:
      'Gameplay programmer who likes small teams and tight controls. Shipped four titles on consoles and one on a calculator.',
    jobs: [
      job(
        'Gameplay Programmer',
        'Officine Lanterna',
        'Bologna, Italy',
        '2020-11',
        'present',
        'Wrote the movement and camera of a platformer that sold 300,000 copies.',
        'Keep the build under four minutes.',
      ),
      job(
        'Unity Developer',
        'Pixelgrano',
        'Milan, Italy',
        '2017-05',
        '2020-10',
        'Ported two mobile games to Switch.',
      ),
      job(
        'Web Developer',
        'Studio Torri',
        'Modena, Italy',
        '2015-09',
        '2017-04',
        'Built shops for makers of vinegar and hats.',
      ),
    ],
    studies: [
      study('Laurea in Informatica', 'Università di Bologna', 'Bologna, Italy', '2012', '2015'),
    ],
    skills: {
      Engines: ['Unity', 'Godot', 'Unreal Engine'],
      Languages: ['C#', 'C++', 'Lua', 'GLSL'],
    },
    projects: [
      {
        name: 'Tortellino',
        description: 'A physics toy about folding dough, written in a weekend.',
        technologies: ['Godot'],
      },
    ],
    languages: ['Italian', 'English'],
  },
} satisfies Record<string, Person>;
