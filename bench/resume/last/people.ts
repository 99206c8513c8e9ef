import { job, type Person, study } from '../people.ts';

/** The people of the set that was made last. */

export const LAST_PEOPLE = {
  imogen: {
    language: 'en',
    name: 'Imogen Achebe-Stone',
    email: 'imogen.as@brightmail.example',
    phone: '+1 (628) 555-0118',
    location: 'Oakland, CA',
    linkedin: 'linkedin.com/in/imogenas',
    headline: 'Chief Operating Officer',
    summary:
      'Operating executive who has taken two software companies from a garage to a public listing. Likes dull meetings that end early.',
    jobs: [
      job(
        'Chief Operating Officer',
        'Larkspur Health',
        'Oakland, CA',
        '2020-03',
        'present',
        'Scaled operations from 60 to 400 employees in four countries.',
        'Cut operating costs by 15% while revenue grew by 40% a year.',
      ),
      job(
        'VP of Operations',
        'Tidewater Payments, Inc.',
        'San Francisco, CA',
        '2014-06',
        '2020-02',
        'Built the first quarterly planning process of the company.',
      ),
      job(
        'Operations Manager',
        'Benz & Okafor',
        'Sacramento, CA',
        '2009-01',
        '2014-05',
        'Ran two distribution centers with 120 staff.',
      ),
    ],
    studies: [
      study('M.B.A.', 'Stanford University', 'Stanford, CA', '2007', '2009'),
      study(
        'B.S. in Industrial Engineering',
        'Purdue University',
        'West Lafayette, IN',
        '2003',
        '2007',
      ),
    ],
    skills: {
      Leadership: ['P&L Ownership', 'Organizational Design', 'M&A Integration', 'Board Reporting'],
      Tools: ['NetSuite', 'Tableau', 'Asana'],
    },
    languages: ['English', 'Igbo'],
  },
  bruno: {
    language: 'en',
    name: 'Bruno Kowalczyk',
    email: 'bruno.kowalczyk@studio.example',
    phone: '+48 512 555 019',
    location: 'Kraków, Poland',
    portfolio: 'brunokowalczyk.example',
    headline: 'Motion Designer',
    summary:
      'Motion designer for titles, tutorials and the odd museum wall. Draws first, animates second, exports overnight.',
    jobs: [
      job(
        'Senior Motion Designer',
        'Wawel Pictures',
        'Kraków, Poland',
        '2021-02',
        'present',
        'Designed the titles of two series for public television.',
        'Introduced a library of 200 reusable rigs.',
      ),
      job(
        'Motion Graphics Artist',
        'Fabryka Ruchu',
        'Warsaw, Poland',
        '2017-10',
        '2021-01',
        'Animated 300 explainer videos for banks and clinics.',
      ),
      job(
        'Intern',
        'Teatr Muzyczny',
        'Gdynia, Poland',
        '2016-09',
        '2017-06',
        'Edited trailers for the season.',
      ),
    ],
    studies: [
      study('MA in Animation', 'Academy of Fine Arts in Kraków', 'Kraków, Poland', '2015', '2017'),
      study('BA in Graphic Arts', 'University of Silesia', 'Katowice, Poland', '2012', '2015'),
    ],
    skills: {
      Software: ['After Effects', 'Cinema 4D', 'Blender', 'Illustrator', 'Premiere Pro', 'Houdini'],
    },
    languages: ['Polish', 'English'],
    interests: ['Analog photography'],
  },
  chiara: {
    language: 'en',
    name: 'Chiara Fontanesi',
    email: 'chiara.fontanesi@posta.example',
    phone: '+39 340 555 0127',
    location: 'Parma, Italia',
    headline: 'Tecnologa alimentare',
    summary:
      'Tecnologa alimentare con nove anni di esperienza nella trasformazione del pomodoro. Attenta ai numeri e al gusto.',
    jobs: [
      job(
        'Responsabile qualità',
        'Conserve Taro S.p.A.',
        'Parma',
        '2019-04',
        'present',
        'Gestione di audit e fornitori per tre stabilimenti.',
      ),
      job(
        'Tecnologa di laboratorio',
        'Latteria San Secondo',
        'Fidenza',
        '2015-09',
        '2019-03',
        'Analisi chimiche e microbiologiche.',
      ),
    ],
    studies: [
      study(
        'Laurea magistrale in Scienze alimentari',
        'Università di Parma',
        'Parma',
        '2013',
        '2015',
      ),
      study('Laurea in Tecnologie alimentari', 'Università di Modena', 'Modena', '2010', '2013'),
    ],
    skills: { Competenze: ['HACCP', 'ISO 22000', 'Excel', 'Minitab', 'SAP QM'] },
    languages: ['Italiano (madrelingua)', 'Inglese (B2)'],
  },
} satisfies Record<string, Person>;
