import { pageLines } from './pageLines.ts';
import type { TextRun } from './textRun.ts';

const run = (text: string, x: number, y: number, size = 10): TextRun => ({
  text,
  x,
  y,
  size,
  right: x + text.length * size * 0.5,
  face: 'plain',
});
const texts = (...runs: TextRun[]) => pageLines([{ runs, links: [] }]).map(({ text }) => text);

const column = (x: number, ...lines: string[]) =>
  lines.map((text, index) => run(text, x, 100 + index * 14));

it('reads columns one after the other', () => {
  const side = ['Skills', 'Go', 'SQL', 'Contact', 'Leeds'];
  const main = [
    'Experience',
    'Senior Staff Nurse, 2018 – 2020',
    'Northmoor Infirmary',
    'Education',
    'BSc Nursing',
  ];
  expect(
    texts(run('Maya Thornbury', 50, 60, 20), ...column(50, ...side), ...column(250, ...main)),
  ).toEqual(['Maya Thornbury', ...side, ...main]);
});

it('reads dates in the margin line by line', () => {
  const dates = ['2018 – 2020', '2015 – 2018', '2012 – 2015', '2010 – 2012'];
  const jobs = ['Nurse', 'Carer', 'Tutor', 'Clerk'];
  expect(texts(...column(50, ...dates), ...column(200, ...jobs))).toEqual(
    dates.map((date, index) => `${date}\t${jobs[index]}`),
  );
});

it('joins wrapped lines and letter-spaced words', () => {
  expect(
    texts(
      run('W O R K', 50, 50),
      run('H I S T O R Y', 93, 50),
      run('This line is as wide as the column and wraps', 50, 80),
      run('here.', 50, 94),
    ),
  ).toEqual(['WORK HISTORY', 'This line is as wide as the column and wraps here.']);
});

it('reads columns of skills one after the other and joins wrapped cells', () => {
  expect(
    texts(
      run('Skills', 50, 50, 14),
      ...column(50, 'Languages', 'Go, Rust, Java,', 'Bash'),
      ...column(250, 'Tools', 'Git, Grafana,', 'Node.js'),
    ),
  ).toEqual(['Skills', 'Languages', 'Go, Rust, Java, Bash', 'Tools', 'Git, Grafana, Node.js']);
});

it('keeps the rows of grids below headings of the whole page', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, index) => run(text, 50 + index * 200, y));
  expect(
    texts(
      run('Education', 50, 40, 14),
      ...row(60, 'River College', '2012 – 2016'),
      ...row(74, 'Leeds', 'BSc Geology'),
      run('Skills', 50, 100, 14),
      ...row(120, 'Platforms', 'Tools'),
      ...row(134, 'Linux, AWS', 'Git, Jira'),
    ),
  ).toEqual([
    'Education',
    'River College\t2012 – 2016',
    'Leeds\tBSc Geology',
    'Skills',
    'Platforms\tTools',
    'Linux, AWS\tGit, Jira',
  ]);
});

it('puts accents that are drawn apart on their letters', () => {
  expect(
    texts(
      ...[run('Ing´', 50, 100), run('enieur', 65, 100)],
      ...[run('Franc', 150, 100), run('¸ais', 170, 100)],
    ),
  ).toEqual(['Ingénieur\tFrançais']);
});
