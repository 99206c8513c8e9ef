/** Fictional people whose resumes the bench prints in many layouts. Months are `2019-03`. */

export interface Job {
  title: string;
  company: string;
  location: string;
  start: string;
  /** `2021-05`, or 'present'. */
  end: string;
  bullets: string[];
  technologies?: string[];
}

export interface Study {
  degree: string;
  institution: string;
  location: string;
  start: string;
  year: string;
  gpa?: string;
}

export interface Person {
  language: 'en' | 'de' | 'fr' | 'es';
  name: string;
  email: string;
  phone: string;
  location: string;
  linkedin?: string;
  github?: string;
  portfolio?: string;
  headline: string;
  summary: string;
  jobs: Job[];
  studies: Study[];
  /** Groups of technical skills. */
  skills: Record<string, string[]>;
  softSkills?: string[];
  certifications?: string[];
  projects?: { name: string; description: string; technologies?: string[]; url?: string }[];
  languages?: string[];
  interests?: string[];
  achievements?: string[];
}

/** An entry of somebody's experience; the bullets come last. */
export const job = (
  title: string,
  company: string,
  location: string,
  start: string,
  end: string,
  ...bullets: string[]
): Job => ({ title, company, location, start, end, bullets });

/** An entry of somebody's education. */
export const study = (
  degree: string,
  institution: string,
  location: string,
  start: string,
  year: string,
  gpa?: string,
): Study => ({ degree, institution, location, start, year, ...(gpa && { gpa }) });

export const PEOPLE = {
  maya: {
    language: 'en',
    name: 'Maya Thornbury',
    email: 'maya.thornbury@fastmail.example',
    phone: '+1 (512) 555-0142',
    location: 'Austin, TX',
    linkedin: 'linkedin.com/in/maya-thornbury',
    github: 'github.com/mthornbury',
    portfolio: 'mayathornbury.example',
    headline: 'Senior Software Engineer',
    summary:
      'Backend engineer with a liking for boring, reliable systems. I have led small teams through two large migrations, and care about the people who are woken by pagers as much as about throughput.',
    jobs: [
      {
        ...job(
          'Senior Software Engineer',
          'Brightwell Logistics',
          'Austin, TX',
          '2019-03',
          'present',
          'Led the move of 40 services from a hand-kept fleet to Kubernetes, halving the hosting bill.',
          'Introduced contract tests between teams; incidents caused by interface changes fell by 70%.',
          'Mentor four engineers, two of whom have since been promoted to senior roles.',
        ),
        technologies: ['Go', 'Kubernetes', 'PostgreSQL'],
      },
      job(
        'Software Engineer',
        'Copperleaf Systems, Inc.',
        'Denver, CO',
        '2015-07',
        '2019-02',
        'Built the billing pipeline that settles 2 million invoices a month.',
        'Cut the nightly batch from six hours to forty minutes by rewriting its joins.',
      ),
      job(
        'Junior Developer',
        'Oak & Anvil Studio',
        'Boulder, CO',
        '2013-06',
        '2015-06',
        'Maintained storefronts for a dozen regional retailers in PHP and JavaScript.',
      ),
    ],
    studies: [
      study(
        'B.S. in Computer Science',
        'University of Colorado Boulder',
        'Boulder, CO',
        '2009',
        '2013',
        '3.8',
      ),
    ],
    skills: {
      Languages: ['Go', 'Python', 'TypeScript', 'SQL'],
      Infrastructure: ['Kubernetes', 'Terraform', 'AWS', 'PostgreSQL', 'Kafka'],
    },
    softSkills: ['Mentoring', 'Technical Writing'],
    certifications: ['AWS Certified Solutions Architect – Associate'],
    projects: [
      {
        name: 'Tidepool',
        description: 'A small job queue on Postgres with at-least-once delivery.',
        technologies: ['Go', 'PostgreSQL'],
        url: 'github.com/mthornbury/tidepool',
      },
    ],
    languages: ['English (native)', 'Spanish (conversational)'],
    interests: ['Trail running', 'Letterpress printing'],
  },
  jonas: {
    language: 'de',
    name: 'Jonas Reichelt',
    email: 'jonas.reichelt@posteo.example',
    phone: '+49 171 5550199',
    location: 'Leipzig',
    linkedin: 'linkedin.com/in/jonasreichelt',
    headline: 'Projektleiter Maschinenbau',
    summary:
      'Maschinenbauingenieur mit Schwerpunkt Sondermaschinen. Ich führe Projekte von der Anfrage bis zur Abnahme und bringe Konstruktion, Einkauf und Montage an einen Tisch.',
    jobs: [
      job(
        'Projektleiter',
        'Hallberg Anlagenbau GmbH',
        'Leipzig',
        '2018-04',
        'present',
        'Leitung von Projekten bis 3 Mio. Euro mit Teams von bis zu zwölf Personen.',
        'Einführung einer wöchentlichen Risikorunde; Terminverzug um ein Drittel gesenkt.',
      ),
      job(
        'Konstruktionsingenieur',
        'Vossmann & Söhne KG',
        'Chemnitz',
        '2013-10',
        '2018-03',
        'Konstruktion von Greifersystemen in SolidWorks.',
        'Betreuung der Inbetriebnahme bei Kunden in Polen und Tschechien.',
      ),
      job(
        'Werkstudent Konstruktion',
        'Elbtal Präzision AG',
        'Dresden',
        '2011-05',
        '2013-09',
        'Erstellung von Fertigungszeichnungen und Stücklisten.',
      ),
    ],
    studies: [
      study(
        'Diplom-Ingenieur Maschinenbau',
        'Technische Universität Dresden',
        'Dresden',
        '2007',
        '2013',
      ),
      study('Abitur', 'Gymnasium Markkleeberg', 'Markkleeberg', '1999', '2007'),
    ],
    skills: {
      Konstruktion: ['SolidWorks', 'Inventor', 'AutoCAD'],
      Werkzeuge: ['SAP', 'MS Project', 'Excel'],
    },
    softSkills: ['Teamführung', 'Verhandlungsgeschick'],
    certifications: ['IPMA Level C'],
    languages: ['Deutsch (Muttersprache)', 'Englisch (C1)', 'Polnisch (A2)'],
    interests: ['Rudern', 'Modellbau'],
  },
  priya: {
    language: 'en',
    name: 'Priya Raghunathan',
    email: 'priya.raghunathan@mailbox.example',
    phone: '+91 98450 55510',
    location: 'Bengaluru, India',
    linkedin: 'linkedin.com/in/priya-raghunathan',
    github: 'github.com/priyarag',
    headline: 'Data Scientist',
    summary:
      'Data scientist working on demand forecasting and pricing. Comfortable from raw logs to the slide that a buyer reads on Monday morning.',
    jobs: [
      job(
        'Lead Data Scientist',
        'Marigold Retail Labs',
        'Bengaluru, India',
        '2021-08',
        'present',
        'Own the forecasting models behind 1,200 stores; error down 18% in the first year.',
        'Built a feature store shared by three product teams.',
      ),
      job(
        'Data Scientist',
        'Tessera Analytics Pvt. Ltd.',
        'Hyderabad, India',
        '2017-07',
        '2021-07',
        'Designed uplift models for loyalty campaigns of two supermarket chains.',
        'Automated weekly reporting with Airflow, saving two analyst days a week.',
      ),
      job(
        'Research Intern',
        'Indian Institute of Science',
        'Bengaluru, India',
        '2016-05',
        '2016-12',
        'Studied anomaly detection in smart-meter readings.',
      ),
    ],
    studies: [
      study('M.Tech in Data Science', 'IIT Madras', 'Chennai, India', '2015', '2017', '8.9/10'),
      study('B.E. in Electronics', 'PES University', 'Bengaluru, India', '2011', '2015'),
    ],
    skills: {
      Programming: ['Python', 'R', 'SQL', 'Scala'],
      'Machine Learning': ['scikit-learn', 'XGBoost', 'PyTorch', 'Prophet'],
      Platforms: ['Airflow', 'Spark', 'Snowflake', 'dbt'],
    },
    certifications: ['Google Professional Data Engineer'],
    projects: [
      {
        name: 'Monsoon Watch',
        description: 'Open dashboard of rainfall anomalies by district.',
        technologies: ['Python', 'Streamlit'],
      },
      {
        name: 'Kolam Generator',
        description: 'Draws traditional floor patterns from a small grammar.',
      },
    ],
    languages: ['English', 'Tamil', 'Kannada', 'Hindi'],
    achievements: ['Best paper award, regional data summit 2019'],
  },
  oluwaseun: {
    language: 'en',
    name: 'Oluwaseun Adebayo-Clarke',
    email: 'o.adebayoclarke@inbox.example',
    phone: '020 7946 0958',
    location: 'Manchester, United Kingdom',
    linkedin: 'linkedin.com/in/oadebayoclarke',
    headline: 'Registered Nurse',
    summary:
      'Registered nurse with ten years on surgical and intensive care wards. Calm in the small hours, and a patient teacher of new colleagues.',
    jobs: [
      job(
        'Senior Staff Nurse',
        'Northmoor Infirmary',
        'Manchester, United Kingdom',
        '2018-09',
        'present',
        'Run a 12-bed high dependency bay and its rota of nine nurses.',
        'Wrote the ward guide to post-operative delirium now used across the trust.',
      ),
      job(
        'Staff Nurse',
        "St Bride's Hospital",
        'Leeds, United Kingdom',
        '2014-02',
        '2018-08',
        'Cared for patients after vascular and abdominal surgery.',
        'Supervised student nurses during their placements.',
      ),
      job(
        'Healthcare Assistant',
        'Willow Court Care Home',
        'Leeds, United Kingdom',
        '2010-06',
        '2011-08',
        'Helped residents with daily living and kept care records.',
      ),
    ],
    studies: [
      study('BSc (Hons) Adult Nursing', 'University of Leeds', 'Leeds', '2011', '2014'),
      study(
        'A-Levels: Biology, Chemistry, Psychology',
        'Roundhay Sixth Form College',
        'Leeds',
        '2008',
        '2010',
      ),
    ],
    skills: {
      'Clinical skills': [
        'Cannulation',
        'Venepuncture',
        'Wound care',
        'Tracheostomy care',
        'EPR systems',
      ],
    },
    softSkills: ['Communication', 'Teamwork', 'Time management'],
    certifications: ['Immediate Life Support (ILS)', 'Mentorship for Practice'],
    languages: ['English', 'Yoruba'],
    interests: ['Choral singing', 'Allotment gardening'],
  },
  carla: {
    language: 'en',
    name: 'Carla Benedetti',
    email: 'carla@benedettidesign.example',
    phone: '+39 347 555 0110',
    location: 'Milan, Italy',
    linkedin: 'linkedin.com/in/carlabenedetti',
    portfolio: 'www.benedettidesign.example',
    headline: 'Product Designer',
    summary:
      'Product designer who writes as much as she draws. Nine years of shipping tools for people at work: schedulers, nurses, accountants.',
    jobs: [
      job(
        'Lead Product Designer',
        'Fenice Software',
        'Milan, Italy',
        '2020-01',
        'present',
        'Set up the design system used by five squads.',
        'Redesigned the shift planner; time to plan a week went from 3 hours to 50 minutes.',
      ),
      job(
        'UX Designer',
        'Studio Quattro',
        'Turin, Italy',
        '2016-09',
        '2019-12',
        'Ran research and prototyping for clients in banking and public transport.',
      ),
      job(
        'Graphic Designer',
        'Freelance',
        'Turin, Italy',
        '2014-10',
        '2016-08',
        'Identity and editorial work for museums and small publishers.',
      ),
    ],
    studies: [
      study(
        'Master of Arts in Interaction Design',
        'Politecnico di Milano',
        'Milan, Italy',
        '2012',
        '2014',
      ),
      study(
        'Bachelor of Arts in Visual Communication',
        'IUAV University of Venice',
        'Venice, Italy',
        '2009',
        '2012',
      ),
    ],
    skills: {
      Design: ['Figma', 'Sketch', 'Prototyping', 'Design systems', 'Usability testing'],
      Code: ['HTML', 'CSS', 'JavaScript'],
    },
    softSkills: ['Facilitation', 'Public speaking'],
    languages: ['Italian – native', 'English – fluent', 'French – intermediate'],
    interests: ['Ceramics', 'Cycling'],
    achievements: ['Shortlisted, Compasso Giovani 2018'],
  },
  devon: {
    language: 'en',
    name: 'Devon R. Whitlock',
    email: 'devon.whitlock@protonmail.example',
    phone: '(312) 555-0177',
    location: 'Chicago, IL 60614',
    linkedin: 'linkedin.com/in/devonwhitlock',
    headline: 'Account Executive',
    summary:
      'Sales professional with 12+ years of experience in mid-market software. Builds territory from nothing, and keeps customers past their second renewal.',
    jobs: [
      job(
        'Senior Account Executive',
        'Lumen Harbor',
        'Chicago, IL',
        '2020-06',
        'present',
        'Closed $4.1M in new business in 2022, 128% of quota.',
        'Opened the Great Lakes territory; 31 customers in eighteen months.',
      ),
      job(
        'Account Executive',
        'Paperstreet Technologies LLC',
        'Milwaukee, WI',
        '2016-01',
        '2020-05',
        'Exceeded quota in 14 of 17 quarters.',
        'Negotiated the company’s first multi-year agreement with a state agency.',
      ),
      job(
        'Sales Development Representative',
        'Paperstreet Technologies LLC',
        'Milwaukee, WI',
        '2013-08',
        '2015-12',
        'Booked 20 qualified meetings a month through cold calls and e-mail.',
      ),
      job(
        'Retail Associate',
        'Harmon Outdoor Supply',
        'Madison, WI',
        '2011-05',
        '2013-07',
        'Top seller of the footwear department for two seasons.',
      ),
    ],
    studies: [
      study(
        'Bachelor of Business Administration',
        'University of Wisconsin–Madison',
        'Madison, WI',
        '2009',
        '2013',
        '3.4',
      ),
    ],
    skills: {
      Sales: ['Salesforce', 'HubSpot', 'Outreach', 'MEDDIC', 'Forecasting', 'Contract negotiation'],
    },
    softSkills: ['Active listening', 'Negotiation', 'Storytelling'],
    achievements: ["President's Club 2021 and 2022", 'Rookie of the Year 2014'],
  },
  yuki: {
    language: 'en',
    name: 'Yuki Tanabe',
    email: 'yuki.tanabe@mail.example',
    phone: '604-555-0133',
    location: 'Vancouver, BC',
    linkedin: 'linkedin.com/in/yukitanabe',
    github: 'github.com/ytanabe',
    portfolio: 'https://ytanabe.example/work',
    headline: 'Frontend Developer',
    summary:
      'Frontend developer focused on accessible interfaces and fast first loads. Recently finished a design-engineering residency.',
    jobs: [
      job(
        'Frontend Developer',
        'Cedar & Slate',
        'Vancouver, BC',
        '2022-02',
        'present',
        'Rebuilt the booking flow in React; conversion rose by 11%.',
        'Brought the site to WCAG 2.2 AA together with two screen reader users.',
      ),
      job(
        'Web Developer Co-op',
        'Pacific Tidal Research',
        'Victoria, BC',
        '2020-05',
        '2020-12',
        'Wrote interactive charts of sensor data with D3.',
      ),
    ],
    studies: [
      study(
        'Bachelor of Science, Computer Science',
        'Simon Fraser University',
        'Burnaby, BC',
        '2017',
        '2021',
        '3.9/4.33',
      ),
    ],
    skills: {
      Frontend: ['React', 'TypeScript', 'CSS', 'Next.js', 'D3.js', 'Playwright'],
      Backend: ['Node.js', 'GraphQL', 'PostgreSQL'],
      Tools: ['Git', 'Figma', 'Docker'],
    },
    projects: [
      {
        name: 'Kanji Garden',
        description: 'Spaced-repetition app with hand-drawn animations, 3,000 monthly users.',
        technologies: ['Svelte', 'IndexedDB'],
        url: 'https://kanjigarden.example',
      },
      {
        name: 'a11y-lens',
        description: 'Browser extension that simulates low-vision conditions.',
        technologies: ['TypeScript'],
        url: 'github.com/ytanabe/a11y-lens',
      },
    ],
    languages: ['English', 'Japanese'],
    interests: ['Bouldering', 'Film photography'],
  },
  sabine: {
    language: 'de',
    name: 'Dr. Sabine Kröger',
    email: 'sabine.kroeger@web.example',
    phone: '0221 5550 123',
    location: 'Köln',
    headline: 'Leiterin Marketing',
    summary:
      'Marketingleiterin mit zwölf Jahren Erfahrung im Konsumgüterbereich. Schwerpunkte sind Markenführung, Marktforschung und der Aufbau von Teams.',
    jobs: [
      job(
        'Leiterin Marketing',
        'Rheingold Feinkost GmbH',
        'Köln',
        '2019-01',
        'present',
        'Verantwortung für ein Team von acht Personen und ein Budget von 2,4 Mio. Euro.',
        'Neupositionierung der Hauptmarke mit 14 % mehr Umsatz im ersten Jahr.',
      ),
      job(
        'Senior Brand Managerin',
        'Nordstern Konsumgüter SE',
        'Hamburg',
        '2014-06',
        '2018-12',
        'Führung der Marke in Deutschland, Österreich und der Schweiz.',
      ),
      job(
        'Wissenschaftliche Mitarbeiterin',
        'Universität Münster',
        'Münster',
        '2010-10',
        '2014-05',
        'Forschung und Lehre zu Kaufentscheidungen im Handel.',
      ),
    ],
    studies: [
      study('Promotion (Dr. rer. pol.)', 'Universität Münster', 'Münster', '2010', '2014'),
      study(
        'Master of Science Betriebswirtschaftslehre',
        'Universität zu Köln',
        'Köln',
        '2008',
        '2010',
        '1,3',
      ),
    ],
    skills: {
      Kenntnisse: [
        'Google Analytics',
        'SPSS',
        'Adobe InDesign',
        'Salesforce Marketing Cloud',
        'MS Office',
      ],
    },
    softSkills: ['Moderation', 'Konfliktlösung'],
    languages: [
      'Deutsch: Muttersprache',
      'Englisch: verhandlungssicher',
      'Französisch: Grundkenntnisse',
    ],
    interests: ['Chorsingen', 'Wandern'],
  },
  marcus: {
    language: 'en',
    name: 'Marcus Delacroix',
    email: 'mdelacroix77@mail.example',
    phone: '504.555.0161',
    location: 'New Orleans, LA',
    linkedin: 'linkedin.com/in/marcus-delacroix',
    headline: 'Operations Manager',
    summary:
      'Operations manager who came up through the warehouse. Lean practice, union floors, and three peak seasons without a lost-time injury.',
    jobs: [
      job(
        'Operations Manager',
        'Gulfline Distribution Co.',
        'New Orleans, LA',
        '2017-05',
        'present',
        'Direct 140 people on three shifts across 300,000 square feet.',
        'Raised pick accuracy from 97.1% to 99.6% with voice-directed picking.',
      ),
      job(
        'Warehouse Supervisor',
        'Bayou Freight',
        'Baton Rouge, LA',
        '2012-09',
        '2017-04',
        'Supervised a crew of 25 and trained its lift drivers.',
        'Reduced overtime by 22% through better dock scheduling.',
      ),
      job(
        'Logistics Coordinator',
        'United States Army',
        'Fort Polk, LA',
        '2007-06',
        '2012-08',
        'Coordinated convoys and kept inventory worth $9M without loss.',
      ),
    ],
    studies: [
      study(
        'Associate of Applied Science in Logistics',
        'Delgado Community College',
        'New Orleans, LA',
        '2012',
        '2014',
      ),
    ],
    skills: {
      Operations: ['SAP EWM', 'Lean', 'Six Sigma', 'Inventory control', 'Labor planning', 'Excel'],
    },
    softSkills: ['Leadership', 'Conflict resolution'],
    certifications: ['Six Sigma Green Belt', 'OSHA 30-Hour', 'Forklift Trainer'],
    achievements: ['Army Commendation Medal, 2011'],
  },
  elif: {
    language: 'en',
    name: 'Elif Karaca',
    email: 'elif.karaca@eposta.example',
    phone: '+90 532 555 01 22',
    location: 'Istanbul, Turkey',
    linkedin: 'linkedin.com/in/elif-karaca-finance',
    headline: 'Financial Analyst',
    summary:
      'Chartered financial analyst covering energy and infrastructure. Builds models that survive the questions of an investment committee.',
    jobs: [
      job(
        'Senior Financial Analyst',
        'Bosphorus Capital Partners',
        'Istanbul, Turkey',
        '2019-11',
        'present',
        'Model project finance for wind and solar sites of up to 200 MW.',
        'Prepared four bond issues worth EUR 350 million.',
      ),
      job(
        'Financial Analyst',
        'Anadolu Yatırım Bank',
        'Ankara, Turkey',
        '2016-03',
        '2019-10',
        'Covered listed utilities; initiated research on three names.',
      ),
      job(
        'Audit Associate',
        'Keller Whitman LLP',
        'Istanbul, Turkey',
        '2014-09',
        '2016-02',
        'Audited manufacturing clients under IFRS.',
      ),
    ],
    studies: [
      study('MSc Finance', 'London School of Economics', 'London, UK', '2013', '2014'),
      study(
        'BA Economics',
        'Boğaziçi University',
        'Istanbul, Turkey',
        '2009',
        '2013',
        '3.71 / 4.00',
      ),
    ],
    skills: {
      Finance: ['Financial modelling', 'Valuation', 'IFRS', 'Bloomberg Terminal'],
      Software: ['Excel', 'VBA', 'Python', 'Power BI'],
    },
    certifications: ['CFA Charterholder', 'FRM Part I'],
    languages: ['Turkish (native)', 'English (C2)', 'German (B1)'],
    interests: ['Sailing', 'Chess'],
  },
  grace: {
    language: 'en',
    name: 'Grace Okonkwo',
    email: 'grace.okonkwo@teachers.example',
    phone: '+61 4 5550 0188',
    location: 'Melbourne, Australia',
    headline: 'Secondary School Teacher',
    summary:
      'Mathematics and science teacher with eight years in public secondary schools. Known for a lunchtime robotics club that outgrew its room.',
    jobs: [
      job(
        'Head of Mathematics',
        'Yarra Valley Secondary College',
        'Melbourne, Australia',
        '2021-01',
        'present',
        'Lead a department of eleven teachers and its curriculum for years 7 to 12.',
        'Lifted the share of students above state average from 48% to 61%.',
      ),
      job(
        'Mathematics Teacher',
        'Bendigo High School',
        'Bendigo, Australia',
        '2016-02',
        '2020-12',
        'Taught years 8 to 11 and coached the mathematics olympiad team.',
      ),
      job(
        'Private Tutor',
        'Self-employed',
        'Melbourne, Australia',
        '2013-03',
        '2015-11',
        'Prepared students for final examinations in mathematics and physics.',
      ),
    ],
    studies: [
      study(
        'Master of Teaching (Secondary)',
        'Monash University',
        'Melbourne, Australia',
        '2014',
        '2015',
      ),
      study('Bachelor of Science', 'Deakin University', 'Geelong, Australia', '2011', '2013'),
    ],
    skills: {
      Teaching: [
        'Curriculum design',
        'Differentiated instruction',
        'Google Classroom',
        'GeoGebra',
        'Python',
        'Assessment design',
      ],
    },
    softSkills: ['Patience', 'Public speaking', 'Empathy'],
    certifications: ['VIT Registered Teacher', 'First Aid Certificate'],
    languages: ['English', 'Igbo'],
    interests: ['Robotics', 'Netball'],
  },
  tomas: {
    language: 'en',
    name: 'Tomás Herrera Vidal',
    email: 'tomas.herrera@correo.example',
    phone: '+34 611 555 014',
    location: 'Valencia, Spain',
    linkedin: 'linkedin.com/in/tomasherreravidal',
    github: 'github.com/therreravidal',
    headline: 'DevOps Engineer',
    summary:
      'Site reliability engineer for payment systems. I automate what hurts, measure what is left, and write the post-mortem that people read.',
    jobs: [
      {
        ...job(
          'Site Reliability Engineer',
          'Naranja Pay',
          'Valencia, Spain',
          '2020-10',
          'present',
          'Keep a payment switch at 99.99% over three regions.',
          'Replaced hand-made servers with Terraform modules reviewed like code.',
        ),
        technologies: ['Terraform', 'GCP', 'Prometheus'],
      },
      {
        ...job(
          'DevOps Engineer',
          'Cloudberry Solutions S.L.',
          'Madrid, Spain',
          '2017-02',
          '2020-09',
          'Built the deployment pipelines of thirty customer projects.',
        ),
        technologies: ['Jenkins', 'Ansible', 'Docker'],
      },
      job(
        'Systems Administrator',
        'Universidad de Alicante',
        'Alicante, Spain',
        '2014-09',
        '2017-01',
        'Ran the mail and storage servers of 30,000 accounts.',
      ),
    ],
    studies: [
      study(
        'BSc in Telecommunications Engineering',
        'Universidad Politécnica de Valencia',
        'Valencia, Spain',
        '2010',
        '2014',
      ),
    ],
    skills: {
      Cloud: ['GCP', 'AWS', 'Terraform', 'Kubernetes', 'Helm'],
      Observability: ['Prometheus', 'Grafana', 'OpenTelemetry'],
      Scripting: ['Bash', 'Python', 'Go'],
    },
    certifications: [
      'Certified Kubernetes Administrator (CKA)',
      'Google Cloud Professional DevOps Engineer',
    ],
    languages: ['Spanish', 'English', 'Valencian'],
    interests: ['Paella contests', 'Ham radio'],
  },
  hannah: {
    language: 'en',
    name: 'Hannah Lindqvist',
    email: 'hannah.lindqvist@epost.example',
    phone: '+46 70 555 01 77',
    location: 'Gothenburg, Sweden',
    linkedin: 'linkedin.com/in/hlindqvist',
    headline: 'Marketing Manager',
    summary:
      'Marketing manager for software companies that sell to engineers. Plain words, patient measurement, and events that people come back to.',
    jobs: [
      job(
        'Head of Growth',
        'Nordlys Energy AB',
        'Gothenburg, Sweden',
        '2021-05',
        'present',
        'Doubled the number of qualified leads in a year with half the spend on ads.',
        'Manage a team of five across content, paid and lifecycle.',
      ),
      job(
        'Marketing Manager',
        'Fjordstack',
        'Oslo, Norway',
        '2017-08',
        '2021-04',
        'Launched the developer newsletter, 22,000 readers after two years.',
        'Organised six meetups a year.',
      ),
      job(
        'Content Specialist',
        'Blixt Media',
        'Stockholm, Sweden',
        '2015-01',
        '2017-07',
        'Wrote and edited case studies in English and Swedish.',
      ),
    ],
    studies: [
      study(
        'M.Sc. Marketing and Consumption',
        'University of Gothenburg',
        'Gothenburg, Sweden',
        '2012',
        '2014',
      ),
    ],
    skills: {
      Marketing: ['SEO', 'Google Ads', 'Marketing automation', 'Content strategy', 'A/B testing'],
      Tools: ['HubSpot', 'Webflow', 'Looker Studio', 'Canva'],
    },
    softSkills: ['Copywriting', 'Stakeholder management'],
    languages: ['Swedish (native)', 'English (fluent)', 'Norwegian (good)'],
    interests: ['Cold water swimming', 'Knitting'],
    achievements: ['Speaker at Nordic Growth Day 2022', 'Winner, Blixt internal hackathon 2016'],
  },
  andre: {
    language: 'en',
    name: 'André Moreau',
    email: 'andre.moreau@courriel.example',
    phone: '+33 6 55 50 01 45',
    location: 'Lyon, France',
    linkedin: 'linkedin.com/in/andre-moreau-chimie',
    headline: 'Research Chemist',
    summary:
      'Chemist in coatings and adhesives with a record of taking formulations from the bench to the tonne.',
    jobs: [
      job(
        'Senior Research Scientist',
        'Solvane Chimie',
        'Lyon, France',
        '2016-04',
        'present',
        'Developed a solvent-free adhesive now sold in eleven countries.',
        'Hold three patents on hybrid resins.',
      ),
      job(
        'Postdoctoral Researcher',
        'ETH Zurich',
        'Zurich, Switzerland',
        '2013-10',
        '2016-03',
        'Investigated self-healing polymers by rheology and NMR.',
      ),
    ],
    studies: [
      study(
        'Ph.D. in Polymer Chemistry',
        'Université Claude Bernard Lyon 1',
        'Lyon, France',
        '2009',
        '2013',
      ),
      study(
        "Master's degree in Chemistry",
        'École Normale Supérieure de Lyon',
        'Lyon, France',
        '2007',
        '2009',
      ),
    ],
    skills: {
      Laboratory: ['NMR', 'GPC', 'Rheology', 'DSC', 'Design of experiments'],
      Software: ['Origin', 'Python', 'ChemDraw'],
    },
    languages: ['French (native)', 'English (fluent)'],
    achievements: ['Young Researcher Prize of the French Polymer Group, 2015'],
  },
  rosa: {
    language: 'en',
    name: 'Rosa M. Villanueva',
    email: 'rosa.villanueva@correomail.example',
    phone: '619-555-0129',
    location: 'San Diego, California',
    headline: 'Executive Assistant',
    summary:
      'Executive assistant to founders and partners. Discreet, bilingual, and three steps ahead of the calendar.',
    jobs: [
      job(
        'Executive Assistant to the CEO',
        'Pelican Biosciences',
        'San Diego, California',
        '2019-08',
        'present',
        'Manage calendars and travel for three executives in two time zones.',
        'Planned the move of the head office for 90 people within budget.',
      ),
      job(
        'Administrative Assistant',
        'Law Offices of Harding & Pruitt',
        'San Diego, California',
        '2014-04',
        '2019-07',
        'Drafted correspondence and filed court documents.',
        'Handled invoices and vendor accounts.',
      ),
      job(
        'Receptionist',
        'Hotel Solana',
        'Chula Vista, California',
        '2012-01',
        '2014-03',
        'Welcomed guests and answered a switchboard of 60 lines.',
      ),
    ],
    studies: [
      study(
        'Associate Degree in Business Administration',
        'San Diego City College',
        'San Diego, California',
        '2010',
        '2012',
      ),
    ],
    skills: {
      Office: [
        'Microsoft Office',
        'Google Workspace',
        'Concur',
        'QuickBooks',
        'DocuSign',
        'Calendar management',
      ],
    },
    softSkills: ['Discretion', 'Organization', 'Problem solving'],
    certifications: ['Notary Public, State of California'],
    languages: ['English', 'Spanish'],
  },
  wei: {
    language: 'en',
    name: 'Wei-Ling Chua',
    email: 'weiling.chua@post.example',
    phone: '+65 8555 0162',
    location: 'Singapore',
    linkedin: 'linkedin.com/in/weilingchua',
    github: 'github.com/wlchua',
    headline: 'Engineering Manager',
    summary:
      'Engineering manager of platform and mobile teams. Former Android developer who still reviews code on Fridays.',
    jobs: [
      job(
        'Engineering Manager',
        'Merlion Mobility',
        'Singapore',
        '2020-03',
        'present',
        'Manage three teams with 19 engineers in Singapore and Ho Chi Minh City.',
        'Shortened release cycles from four weeks to one.',
      ),
      job(
        'Senior Android Developer',
        'Merlion Mobility',
        'Singapore',
        '2017-01',
        '2020-02',
        'Rewrote the driver app in Kotlin; crash-free sessions rose to 99.8%.',
      ),
      job(
        'Android Developer',
        'Kopi Labs Pte Ltd',
        'Singapore',
        '2013-07',
        '2016-12',
        'Shipped three consumer apps with over a million installs together.',
      ),
    ],
    studies: [
      study(
        'Bachelor of Computing (Information Systems)',
        'National University of Singapore',
        'Singapore',
        '2009',
        '2013',
      ),
    ],
    skills: {
      Mobile: ['Kotlin', 'Java', 'Android SDK', 'Jetpack Compose', 'Flutter'],
      Platform: ['Firebase', 'GCP', 'CI/CD', 'Gradle'],
      Management: ['OKRs', 'Scrum', 'Hiring'],
    },
    softSkills: ['Coaching', 'Strategic thinking'],
    projects: [
      {
        name: 'Hawker Map',
        description: 'Offline map of food stalls with crowd-sourced opening hours.',
        technologies: ['Flutter', 'SQLite'],
      },
    ],
    languages: ['English', 'Mandarin', 'Malay'],
  },
} satisfies Record<string, Person>;

export type PersonName = keyof typeof PEOPLE;
