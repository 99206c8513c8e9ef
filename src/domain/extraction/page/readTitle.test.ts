import { readTitle } from './readTitle.ts';
import { testPage } from './testing/testDocument.ts';

const read = (title: string, url: string, body = '', head = '') =>
  readTitle(testPage(body, `<title>${title}</title>${head}`, url));

const OWN = 'https://careers.northwind.example/jobs/12';
const BOARD = 'https://www.bestjobs.example/job/12';

it.each([
  ['Job Application for Baker at Crumb & Co', BOARD, '', 'Baker', 'Crumb & Co'],
  ['Baker (m/w/d) bei Crumb GmbH', BOARD, '', 'Baker (m/w/d)', 'Crumb GmbH'],
  [
    'Senior Engineer | Northwind Careers',
    OWN,
    '<h1>Senior Engineer</h1>',
    'Senior Engineer',
    'Northwind',
  ],
  ['Northwind – Senior Engineer (m/w/d)', OWN, '', 'Senior Engineer (m/w/d)', 'Northwind'],
  ['Baker - BestJobs', BOARD, '<h1>Baker</h1>', 'Baker', ''],
  ['Baker - Crumb GmbH - Graz | BestJobs', BOARD, '<h1>Baker</h1>', 'Baker', 'Crumb GmbH'],
  ['Deine Bewerbung bei Crumb | Crumb', OWN, '<h1>Deine Bewerbung</h1>', '', ''],
  ['Baker', OWN, '<h1>Bread for everyone!</h1><h2>Baker</h2>', 'Baker', ''],
])('reads %j', (title, url, body, job, company) => {
  expect(read(title, url, body)).toMatchObject({ title: job, company });
});

it('never takes the name of a board for the employer', () => {
  const head = '<meta property="og:site_name" content="BestJobs">';
  expect(read('Baker | BestJobs', BOARD, '<h1>Baker</h1>', head).company).toBe('');
});

describe('on a recruiting system', () => {
  const BOARD_OF_REMOTE = 'https://job-boards.greenhouse.io/remotecom/jobs/7';
  const POWERED =
    '<h1>Baker</h1><footer>Powered by Greenhouse. Read the Greenhouse policy.</footer>';

  it('never takes the name of the system for the employer', () => {
    expect(read('Baker', BOARD_OF_REMOTE, POWERED).company).toBe('');
  });
});
