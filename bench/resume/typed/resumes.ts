import type { Truth } from '../truth.ts';

/** Resumes as they come out of text fields, chats and e-mails: no look but that of the words. */
export interface TypedResume {
  text: string;
  truth: Truth;
}

const NOTHING = { softSkills: [], projects: [], languages: [] };
const job = (title: string, company: string, location: string, start: string, end: string) => ({
  title,
  company,
  location,
  start,
  end,
});

/** Bars everywhere, the dates right behind the title. */
const bars: TypedResume = {
  text: `MARISOL ETXEBERRIA
Email: marisol.etx@wardmail.example | Phone: +1-206-555-0161 | Location: Tacoma, Washington

SUMMARY
Registered nurse with over 6 years of experience in emergency and community care. Known for quick triage and patient teaching.

EXPERIENCE
Tacoma General Clinic | Registered Nurse June 2019 - Present | Tacoma, Washington
Triaged up to 40 patients per shift in the emergency department, reducing waiting times by 20%.
Led a team of nurses to introduce a new triage form.

Puget Community Health | Staff Nurse January 2017 - June 2019 | Olympia, Washington
Managed care for patients with chronic conditions in a 30-bed unit.

EDUCATION
University of Puget Sound | Bachelor of Science in Nursing (BSN) | June 2016 | Tacoma, Washington

TECHNICAL SKILLS
Nursing Software: Epic, Cerner, Meditech
Medical Equipment: IV pumps, EKG machines, Ventilators`,
  truth: {
    ...NOTHING,
    name: 'Marisol Etxeberria',
    email: 'marisol.etx@wardmail.example',
    summary:
      'Registered nurse with over 6 years of experience in emergency and community care. Known for quick triage and patient teaching.',
    technicalSkills: ['Epic', 'Cerner', 'Meditech', 'IV pumps', 'EKG machines', 'Ventilators'],
    experience: [
      job('Registered Nurse', 'Tacoma General Clinic', 'Tacoma, Washington', '2019-06', 'present'),
      job('Staff Nurse', 'Puget Community Health', 'Olympia, Washington', '2017-01', '2019-06'),
    ],
    education: [
      {
        degree: 'Bachelor of Science in Nursing (BSN)',
        institution: 'University of Puget Sound',
        graduationYear: '2016',
      },
    ],
  },
};

/** Employer and dates on one line with a comma; hyphens for tasks and for skills. */
const commas: TypedResume = {
  text: `Jonathan Okwu
Data Analyst

Contact:
Email: jon.okwu@datapost.example
Phone: +44 7700 900512

SKILLS
Python, SQL, Tableau, Excel, dbt, Snowflake, A/B Testing, Statistics

WORK EXPERIENCE

Data Analyst
Riverbank Retail Group, June 2021 - Present
- Built dashboards for 60 shops that replaced 14 weekly spreadsheets
- Automated the stock report using Python and SQL

Junior Analyst
Copperfield Insights, Sept 2018 - May 2021
- Cleaned survey data and ran significance tests
- Collaborated with marketing on pricing experiments

EDUCATION
MSc Data Science
University of Sheffield, 2017-2018

BSc Mathematics
University of Hull, 2014-2017

CERTIFICATIONS
- Tableau Desktop Specialist (2020)`,
  truth: {
    ...NOTHING,
    name: 'Jonathan Okwu',
    email: 'jon.okwu@datapost.example',
    summary: '',
    technicalSkills: [
      'Python',
      'SQL',
      'Tableau',
      'Excel',
      'dbt',
      'Snowflake',
      'A/B Testing',
      'Statistics',
    ],
    experience: [
      job('Data Analyst', 'Riverbank Retail Group', '', '2021-06', 'present'),
      job('Junior Analyst', 'Copperfield Insights', '', '2018-09', '2021-05'),
    ],
    education: [
      {
        degree: 'MSc Data Science',
        institution: 'University of Sheffield',
        graduationYear: '2018',
      },
      { degree: 'BSc Mathematics', institution: 'University of Hull', graduationYear: '2017' },
    ],
  },
};

/** Years in brackets behind the employer; groups of skills with colons; soft skills among them. */
const brackets: TypedResume = {
  text: `Hana Kobayashi-Reed
hana.kr@codemail.example | +1-555-0123 | Portland, OR

OBJECTIVE
To join a small team that ships mobile apps people keep.

EXPERIENCE

Senior Mobile Engineer
Fernlight (2020-Present)
• Led the rewrite of the iOS app serving 2 million users
• Reduced crash rate by 60% through better tests
• Mentored a team of 5 junior engineers

Mobile Engineer
Stagecoach Labs (2017-2020)
• Built the offline mode with SQLite and Kotlin

EDUCATION
B.S. Computer Science, Oregon State University (2013-2017)

SKILLS
Languages: Swift, Kotlin, TypeScript
Frameworks: SwiftUI, React Native, Jetpack Compose
Tools: Xcode, Firebase, GitHub Actions
Soft Skills: Communication, Mentoring, Time management`,
  truth: {
    ...NOTHING,
    name: 'Hana Kobayashi-Reed',
    email: 'hana.kr@codemail.example',
    summary: 'To join a small team that ships mobile apps people keep.',
    technicalSkills: [
      'Swift',
      'Kotlin',
      'TypeScript',
      'SwiftUI',
      'React Native',
      'Jetpack Compose',
      'Xcode',
      'Firebase',
      'GitHub Actions',
    ],
    softSkills: ['Communication', 'Mentoring', 'Time management'],
    experience: [
      job('Senior Mobile Engineer', 'Fernlight', '', '2020', 'present'),
      job('Mobile Engineer', 'Stagecoach Labs', '', '2017', '2020'),
    ],
    education: [
      {
        degree: 'B.S. Computer Science',
        institution: 'Oregon State University',
        graduationYear: '2017',
      },
    ],
  },
};

/** A student's: expected degree, coursework, a project, leadership, seasons. */
const student: TypedResume = {
  text: `Theo Marchetti-Lowe
theo.ml@campusmail.example · (919) 555-0110 · Durham, NC · github.com/theoml

EDUCATION
North Carolina Central University, Durham, NC
Bachelor of Science in Computer Information Systems, Expected May 2027
GPA: 3.6/4.0
Relevant Coursework: Databases, Networks, Operating Systems, Statistics

EXPERIENCE
IT Help Desk Assistant, NCCU Library, Durham, NC
August 2024 – Present
* Answer 30 tickets a week on printers, passwords and projectors
* Wrote a guide that cut repeat tickets by a third

Summer Camp Counselor, Camp Blue Heron, Boone, NC
Summer 2023
* Looked after a cabin of 12 campers

PROJECTS
Bus Tracker – Web app that shows where the campus bus is
Built with Flask, Leaflet and SQLite

LEADERSHIP
Treasurer, Computing Club, 2024 – Present

SKILLS
Technical: Python, Java, SQL, Flask, Git, Active Directory
Languages: English (native), Italian (conversational)`,
  truth: {
    ...NOTHING,
    name: 'Theo Marchetti-Lowe',
    email: 'theo.ml@campusmail.example',
    summary: '',
    technicalSkills: ['Python', 'Java', 'SQL', 'Flask', 'Git', 'Active Directory'],
    experience: [
      job('IT Help Desk Assistant', 'NCCU Library', 'Durham, NC', '2024-08', 'present'),
      job('Summer Camp Counselor', 'Camp Blue Heron', 'Boone, NC', '2023', ''),
    ],
    education: [
      {
        degree: 'Bachelor of Science in Computer Information Systems',
        institution: 'North Carolina Central University',
        graduationYear: '2027',
      },
    ],
    projects: ['Bus Tracker'],
    languages: ['English', 'Italian'],
  },
};

/** Britain: prose skills with a lead, "Present" first, A-levels, hobbies and referees. */
const british: TypedResume = {
  text: `CURRICULUM VITAE

Rosalind Pemberton-Achebe
14 Harewood Close, Norwich, NR3 1AA
Tel: 07700 900733
Email: r.pemberton@anglianpost.example

Personal Statement
A friendly and organised retail supervisor with eight years on shop floors large and small, looking for a role in store management.

Key Skills
• Stock control
• Till reconciliation
• Visual merchandising
• Rota planning
• Customer complaints
• Microsoft Excel

Employment History

Retail Supervisor – Broadland Garden Centre, Norwich
March 2020 – Present
Responsible for a team of 12 and the opening and closing of the store.
Increased sales of outdoor furniture by 18% in one season.

Sales Assistant – Jarrold & Finch Ltd, Norwich
September 2015 – February 2020
Served customers and dressed the windows every Thursday.

Education

City College Norwich, 2013 – 2015
BTEC Level 3 Diploma in Business

Hobbies and Interests
Bell ringing, allotment gardening

References
Mrs P. Larkin, Store Manager, Broadland Garden Centre, p.larkin@broadland.example
Available on request`,
  truth: {
    ...NOTHING,
    name: 'Rosalind Pemberton-Achebe',
    email: 'r.pemberton@anglianpost.example',
    summary:
      'A friendly and organised retail supervisor with eight years on shop floors large and small, looking for a role in store management.',
    technicalSkills: [
      'Stock control',
      'Till reconciliation',
      'Visual merchandising',
      'Rota planning',
      'Customer complaints',
      'Microsoft Excel',
    ],
    experience: [
      job('Retail Supervisor', 'Broadland Garden Centre', 'Norwich', '2020-03', 'present'),
      job('Sales Assistant', 'Jarrold & Finch Ltd', 'Norwich', '2015-09', '2020-02'),
    ],
    education: [
      {
        degree: 'BTEC Level 3 Diploma in Business',
        institution: 'City College Norwich',
        graduationYear: '2015',
      },
    ],
  },
};

/** Markdown as chats write it, pasted into a document: stars, rules and numbers. */
const pasted: TypedResume = {
  text: `Cornelius Vandersloot
Warehouse Operations Manager
Louisville, KY | 502-555-0144 | c.vandersloot@dockmail.example | linkedin.com/in/cvandersloot

Professional Summary
Operations manager with 11+ years of experience in distribution centers. Cuts waste, not corners.

Core Competencies
Inventory Management • Lean Six Sigma • Warehouse Management Systems (WMS) • Labor Planning • OSHA Compliance • Slotting Optimization

Professional Experience

Warehouse Operations Manager
Bluegrass Fulfillment LLC — Louisville, KY
04/2018 – Present
• Directed 140 associates across three shifts in a 600,000 sq ft building.
• Raised pick accuracy from 98.1% to 99.7% within 18 months.

Shift Supervisor
Ohio Valley Distribution — Jeffersonville, IN
08/2013 – 03/2018
• Supervised receiving and put-away for 45 dock doors.

Education & Certifications

Associate of Applied Science in Logistics
Jefferson Community College — 2013

Lean Six Sigma Green Belt (2019)

Technical Skills
SAP EWM, Manhattan SCALE, Excel, Power BI`,
  truth: {
    ...NOTHING,
    name: 'Cornelius Vandersloot',
    email: 'c.vandersloot@dockmail.example',
    summary:
      'Operations manager with 11+ years of experience in distribution centers. Cuts waste, not corners.',
    technicalSkills: [
      'Inventory Management',
      'Lean Six Sigma',
      'Warehouse Management Systems (WMS)',
      'Labor Planning',
      'OSHA Compliance',
      'Slotting Optimization',
      'SAP EWM',
      'Manhattan SCALE',
      'Excel',
      'Power BI',
    ],
    experience: [
      job(
        'Warehouse Operations Manager',
        'Bluegrass Fulfillment LLC',
        'Louisville, KY',
        '2018-04',
        'present',
      ),
      job(
        'Shift Supervisor',
        'Ohio Valley Distribution',
        'Jeffersonville, IN',
        '2013-08',
        '2018-03',
      ),
    ],
    education: [
      {
        degree: 'Associate of Applied Science in Logistics',
        institution: 'Jefferson Community College',
        graduationYear: '2013',
      },
    ],
  },
};

/** Germany by e-mail: colons, "seit", levels behind dashes. */
const deutsch: TypedResume = {
  text: `Lebenslauf

Name: Friederike Saalfeld
Adresse: Lindenweg 4, 99423 Weimar
E-Mail: f.saalfeld@thueringenpost.example
Telefon: 03643 555019

Berufserfahrung

seit 05/2019: Erzieherin, Kindertagesstätte Sonnenhof, Weimar
- Leitung einer Gruppe von 18 Kindern
- Elternabende und Dokumentation

08/2014 - 04/2019: Erzieherin, Evangelischer Kindergarten St. Jakob, Erfurt
- Sprachförderung und Ausflüge

Ausbildung

2011 - 2014: Ausbildung zur staatlich anerkannten Erzieherin, Fachschule für Sozialpädagogik Erfurt
2011: Mittlere Reife, Regelschule Bad Berka

Kenntnisse

Sprachförderung, Montessori-Pädagogik, Erste Hilfe am Kind, MS Word, Gitarre

Sprachen

Deutsch - Muttersprache
Englisch - gut`,
  truth: {
    ...NOTHING,
    name: 'Friederike Saalfeld',
    email: 'f.saalfeld@thueringenpost.example',
    summary: '',
    technicalSkills: [
      'Sprachförderung',
      'Montessori-Pädagogik',
      'Erste Hilfe am Kind',
      'MS Word',
      'Gitarre',
    ],
    experience: [
      job('Erzieherin', 'Kindertagesstätte Sonnenhof', 'Weimar', '2019-05', 'present'),
      job('Erzieherin', 'Evangelischer Kindergarten St. Jakob', 'Erfurt', '2014-08', '2019-04'),
    ],
    education: [
      {
        degree: 'Ausbildung zur staatlich anerkannten Erzieherin',
        institution: 'Fachschule für Sozialpädagogik Erfurt',
        graduationYear: '2014',
      },
      { degree: 'Mittlere Reife', institution: 'Regelschule Bad Berka', graduationYear: '2011' },
    ],
    languages: ['Deutsch', 'Englisch'],
  },
};

/** A freelancer's: clients below one heading, tools by slashes, dates in front. */
const freelance: TypedResume = {
  text: `PIPER ANDRADE-KLINE
Brand & Packaging Designer
piper@andradekline.example / www.andradekline.example / Santa Fe, NM

ABOUT
Designer of labels, bottles and the boxes they travel in. Ten years of shelves on two continents.

EXPERIENCE

2019 - Present
Freelance Packaging Designer
Clients include Mesa Tea Co., Ojo Kombucha and three wineries.

2015 - 2019
Senior Designer, Halvorsen & Pike, Denver, CO
Led the redesign of 140 labels for a grocery brand.

2012 - 2015
Junior Designer, Studio Tamarack, Boulder, CO
Prepared press files and checked proofs.

EDUCATION

2012
BFA in Graphic Design, Rocky Mountain College of Art + Design

TOOLKIT
Illustrator / InDesign / Photoshop / Esko ArtPro / Blender / Figma`,
  truth: {
    ...NOTHING,
    name: 'Piper Andrade-Kline',
    email: 'piper@andradekline.example',
    summary:
      'Designer of labels, bottles and the boxes they travel in. Ten years of shelves on two continents.',
    technicalSkills: ['Illustrator', 'InDesign', 'Photoshop', 'Esko ArtPro', 'Blender', 'Figma'],
    experience: [
      job('Freelance Packaging Designer', '', '', '2019', 'present'),
      job('Senior Designer', 'Halvorsen & Pike', 'Denver, CO', '2015', '2019'),
      job('Junior Designer', 'Studio Tamarack', 'Boulder, CO', '2012', '2015'),
    ],
    education: [
      {
        degree: 'BFA in Graphic Design',
        institution: 'Rocky Mountain College of Art + Design',
        graduationYear: '2012',
      },
    ],
  },
};

export const TYPED = { bars, commas, brackets, student, british, pasted, deutsch, freelance };
