/**
 * Prints the bench's resumes: `node bench/resume/generate.ts [set]`, all sets without one. Needs a
 * Chromium (`CHROMIUM_PATH` or the one on the PATH), LibreOffice (`soffice`), TeX Live with moderncv
 * (`pdflatex`) and, for the sets fresh, strangers and designs, `RESUME_THEMES` (see `fresh/themes.ts`). What it prints is kept
 * in `files/`; the bench and the tests need none of them.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import { DESIGNS } from './designs/layouts.ts';
import { DOCX_LAYOUTS } from './docxLayouts.ts';
import { FAMILY_DOCX } from './families/docxLayouts.ts';
import { FAMILY_HTML } from './families/htmlLayouts.ts';
import { FAMILY_PEOPLE } from './families/people.ts';
import { FAMILY_TEX } from './families/texLayouts.ts';
import { FORM_LAYOUTS } from './formLayouts.ts';
import { FRESH_LAYOUTS } from './fresh/layouts.ts';
import { FRESH_PEOPLE } from './fresh/people.ts';
import { THEMES } from './fresh/themes.ts';
import { HELD_OUT_LAYOUTS } from './heldOutLayouts.ts';
import { HTML_LAYOUTS } from './htmlLayouts.ts';
import { LAST_LAYOUTS } from './last/layouts.ts';
import { LAST_PEOPLE } from './last/people.ts';
import { LATER_LAYOUTS } from './later/layouts.ts';
import { LATER_PEOPLE } from './later/people.ts';
import type { LayoutTraits } from './layout.ts';
import { printOddFiles } from './oddFiles.ts';
import { PDFKIT_LAYOUTS } from './pdfkitLayouts.ts';
import { PEOPLE, type Person } from './people.ts';
import { STRANGE_LAYOUTS } from './strangers/layouts.ts';
import { STRANGERS } from './strangers/people.ts';
import type { Truth } from './truth.ts';
import { TYPED } from './typed/resumes.ts';
import { VARIED_DOCX } from './varied/docxLayouts.ts';
import { VARIED_HTML } from './varied/htmlLayouts.ts';
import { VARIED_PEOPLE } from './varied/people.ts';
import { VARIED_PLACED } from './varied/placedLayouts.ts';
import { type TexLayout, VARIED_TEX } from './varied/texLayouts.ts';

const FILES = join(import.meta.dirname, 'files');
const work = mkdtempSync(join(tmpdir(), 'resumes-'));

const LAYOUTS = {
  ...HTML_LAYOUTS,
  ...FORM_LAYOUTS,
  ...HELD_OUT_LAYOUTS,
  ...PDFKIT_LAYOUTS,
  ...DOCX_LAYOUTS,
  ...VARIED_HTML,
  ...VARIED_DOCX,
  ...VARIED_PLACED,
  ...VARIED_TEX,
  ...FRESH_LAYOUTS,
  ...THEMES,
  ...LATER_LAYOUTS,
  ...LAST_LAYOUTS,
  ...FAMILY_TEX,
  ...FAMILY_HTML,
  ...FAMILY_DOCX,
  ...STRANGE_LAYOUTS,
  ...DESIGNS,
};
type Layout = keyof typeof LAYOUTS;
type Format = 'pdf' | 'docx' | 'doc';

const EVERYBODY = {
  ...PEOPLE,
  ...VARIED_PEOPLE,
  ...FRESH_PEOPLE,
  ...LATER_PEOPLE,
  ...LAST_PEOPLE,
  ...FAMILY_PEOPLE,
  ...STRANGERS,
};
type Resume = [who: keyof typeof EVERYBODY, Layout, Format];

const WORKING: Resume[] = [
  ['maya', 'classic', 'pdf'],
  ['wei', 'classic', 'pdf'],
  ['priya', 'leftSidebar', 'pdf'],
  ['carla', 'leftSidebar', 'pdf'],
  ['devon', 'rightSidebar', 'pdf'],
  ['yuki', 'rightSidebar', 'pdf'],
  ['jonas', 'leftDates', 'pdf'],
  ['elif', 'leftDates', 'pdf'],
  ['oluwaseun', 'leftHeadings', 'pdf'],
  ['maya', 'oneLine', 'pdf'],
  ['marcus', 'oneLine', 'pdf'],
  ['jonas', 'lebenslauf', 'pdf'],
  ['devon', 'plain', 'pdf'],
  ['priya', 'plain', 'pdf'],
  ['yuki', 'tabs', 'docx'],
  ['carla', 'tabs', 'docx'],
  ['elif', 'tableColumns', 'docx'],
  ['jonas', 'tableColumns', 'docx'],
  ['wei', 'tabs', 'doc'],
  ['oluwaseun', 'classic', 'doc'],
  ['marcus', 'tableColumns', 'pdf'],
  ['priya', 'classic', 'docx'],
  ['tomas', 'evenColumns', 'pdf'],
  ['grace', 'evenColumns', 'pdf'],
  ['andre', 'texLook', 'pdf'],
  ['hannah', 'texLook', 'pdf'],
  ['rosa', 'functional', 'pdf'],
  ['tomas', 'functional', 'pdf'],
  ['hannah', 'placed', 'pdf'],
  ['grace', 'placed', 'pdf'],
  ['sabine', 'tableRows', 'docx'],
  ['rosa', 'tableRows', 'docx'],
  ['andre', 'paragraphs', 'docx'],
  ['tomas', 'paragraphs', 'docx'],
  ['sabine', 'tableRows', 'doc'],
  ['hannah', 'paragraphs', 'doc'],
  ['grace', 'tableRows', 'pdf'],
  ['rosa', 'texLook', 'docx'],
  ['maya', 'prose', 'pdf'],
  ['marcus', 'prose', 'docx'],
  ['elif', 'prose', 'doc'],
  ['grace', 'prose', 'pdf'],
  ['wei', 'modern', 'pdf'],
  ['oluwaseun', 'modern', 'docx'],
  ['rosa', 'modern', 'pdf'],
  ['andre', 'modern', 'doc'],
  ['carla', 'labels', 'pdf'],
  ['devon', 'labels', 'docx'],
  ['hannah', 'labels', 'doc'],
  ['priya', 'labels', 'pdf'],
];

/** Other layouts: not to be looked at while rules are written. */
const HELD_OUT: Resume[] = [
  ['hannah', 'centred', 'pdf'],
  ['devon', 'centred', 'docx'],
  ['andre', 'centred', 'doc'],
  ['tomas', 'centred', 'pdf'],
  ['grace', 'grid', 'pdf'],
  ['maya', 'grid', 'pdf'],
  ['rosa', 'grid', 'pdf'],
  ['elif', 'grid', 'pdf'],
  ['yuki', 'brief', 'pdf'],
  ['oluwaseun', 'brief', 'docx'],
  ['marcus', 'brief', 'doc'],
  ['carla', 'brief', 'pdf'],
];

/** Other people, trades, languages and programs. */
const VARIED: Resume[] = [
  ['ethan', 'networkExport', 'pdf'],
  ['amara', 'networkExport', 'pdf'],
  ['henrik', 'europass', 'pdf'],
  ['daniel', 'dashSerif', 'pdf'],
  ['sofia', 'dashSerif', 'pdf'],
  ['ethan', 'datesFirst', 'pdf'],
  ['ifeoma', 'careersOffice', 'pdf'],
  ['daniel', 'careersOffice', 'pdf'],
  ['ethan', 'promotions', 'pdf'],
  ['amara', 'promotions', 'doc'],
  ['sofia', 'reversedColumns', 'pdf'],
  ['ifeoma', 'timeline', 'pdf'],
  ['camille', 'curriculum', 'pdf'],
  ['camille', 'curriculum', 'docx'],
  ['javier', 'hojaDeVida', 'pdf'],
  ['javier', 'hojaDeVida', 'doc'],
  ['liam', 'cards', 'pdf'],
  ['amara', 'chronological', 'docx'],
  ['henrik', 'chronological', 'pdf'],
  ['ifeoma', 'headerBlock', 'docx'],
  ['liam', 'headerBlock', 'pdf'],
  ['liam', 'pipes', 'docx'],
  ['katrin', 'lebenslaufTable', 'docx'],
  ['katrin', 'lebenslaufTable', 'doc'],
  ['ruth', 'functionalList', 'docx'],
  ['noor', 'academic', 'docx'],
  ['noor', 'academic', 'doc'],
  ['amara', 'shadedSide', 'docx'],
  ['henrik', 'shadedSide', 'pdf'],
  ['ruth', 'labelledForm', 'doc'],
  ['daniel', 'student', 'pdf'],
  ['liam', 'moderncvClassic', 'pdf'],
  ['henrik', 'backwards', 'pdf'],
  ['ruth', 'twoSides', 'pdf'],
];

/** Layouts that others have drawn, and people whose titles and employers tell little by their words. */
const FRESH: Resume[] = [
  ['mateo', 'even', 'pdf'],
  ['tariq', 'elegant', 'pdf'],
  ['bronwen', 'kendall', 'pdf'],
  ['tariq', 'stackoverflow', 'pdf'],

  ['odette', 'flat', 'pdf'],
  ['delphine', 'onepage', 'pdf'],
  ['mateo', 'short', 'pdf'],
  ['yannick', 'banking', 'pdf'],
  ['bronwen', 'casual', 'pdf'],
  ['delphine', 'oldstyle', 'pdf'],
  ['tariq', 'paracol', 'pdf'],
  ['odette', 'threeCells', 'docx'],
  ['delphine', 'threeCells', 'doc'],
  ['bronwen', 'typed', 'docx'],
  ['mateo', 'typed', 'doc'],
];

/** Habits of countries, administrations and programs, after the rules had been mended by the sets above. */
const LATER: Resume[] = [
  ['latoya', 'flipped', 'pdf'],
  ['pieter', 'flipped', 'pdf'],
  ['anjali', 'sentences', 'docx'],
  ['anjali', 'sentences', 'pdf'],
  ['anjali', 'projectRecord', 'docx'],
  ['marco', 'projectRecord', 'doc'],
  ['latoya', 'federal', 'docx'],
  ['latoya', 'federal', 'pdf'],
  ['pieter', 'semicolons', 'pdf'],
  ['marco', 'semicolons', 'docx'],
  ['pieter', 'rated', 'pdf'],
  ['marco', 'rated', 'pdf'],
  ['latoya', 'numbered', 'doc'],
  ['pieter', 'numbered', 'pdf'],
  ['marco', 'markdown', 'pdf'],
  ['anjali', 'markdown', 'docx'],
];

/** Builders of resumes on the web, and Italy: after all others. */
const LAST: Resume[] = [
  ['imogen', 'dashed', 'pdf'],
  ['bruno', 'dashed', 'docx'],
  ['imogen', 'canvas', 'pdf'],
  ['bruno', 'canvas', 'pdf'],
  ['imogen', 'tasks', 'pdf'],
  ['bruno', 'tasks', 'doc'],
  ['imogen', 'isoMargin', 'pdf'],
  ['bruno', 'isoMargin', 'pdf'],
  ['imogen', 'signs', 'docx'],
  ['bruno', 'signs', 'pdf'],
  ['chiara', 'italiano', 'pdf'],
  ['chiara', 'italiano', 'docx'],
];

/** The families that most real resumes belong to, with tasks as long as those are. */
const FAMILIES: Resume[] = [
  ['vikram', 'deedy', 'pdf'],
  ['vikram', 'awesome', 'pdf'],
  ['priscilla', 'alta', 'pdf'],
  ['tyrell', 'mediumLength', 'pdf'],
  ['ramon', 'europassClass', 'pdf'],
  ['margarethe', 'vitae', 'pdf'],
  ['dwayne', 'jobSite', 'pdf'],
  ['kayla', 'bars', 'pdf'],
  ['vikram', 'keywords', 'pdf'],
  ['solene', 'francais', 'pdf'],
  ['ramon', 'espanol', 'doc'],
  ['tyrell', 'chips', 'pdf'],
  ['dwayne', 'chips', 'pdf'],
  ['vikram', 'techLines', 'pdf'],
  ['priscilla', 'serifTwoCells', 'docx'],
  ['kayla', 'serifTwoCells', 'pdf'],
  ['dwayne', 'chronologicalCaps', 'docx'],
  ['tyrell', 'competencies', 'docx'],
  ['tyrell', 'competencies', 'doc'],
  ['kayla', 'barredLines', 'docx'],
  ['annika', 'tabellarisch', 'docx'],
  ['annika', 'tabellarisch', 'doc'],
];

/** Themes that others have drawn and families that are in no other set, after all rules. */
const STRANGE: Resume[] = [
  ['gwendolyn', 'compact', 'pdf'],
  ['leilani', 'paper', 'pdf'],
  ['oskar', 'spartacus', 'pdf'],
  ['desmond', 'macchiato', 'pdf'],
  ['gwendolyn', 'caffeine', 'pdf'],
  ['leilani', 'actual', 'pdf'],
  ['desmond', 'modern', 'pdf'],
  ['desmond', 'typedTabs', 'docx'],
  ['gwendolyn', 'typedTabs', 'doc'],
  ['desmond', 'boxed', 'docx'],
  ['gwendolyn', 'boxed', 'pdf'],
  ['leilani', 'promoted', 'pdf'],
  ['oskar', 'modernGerman', 'pdf'],
  ['gwendolyn', 'lengths', 'pdf'],
];

/** Designs, by others and in the manner of programs for design. */
const DESIGNED: Resume[] = [
  ['gwendolyn', 'eventide', 'pdf'],
  ['leilani', 'autumn', 'pdf'],
  ['leilani', 'centredSide', 'pdf'],
  ['gwendolyn', 'timeLine', 'pdf'],
  ['desmond', 'threeLists', 'pdf'],
  ['priscilla', 'levelWords', 'pdf'],
  ['tyrell', 'centredSide', 'pdf'],
  ['vikram', 'timeLine', 'pdf'],
];

const latex = (tex: string) => {
  writeFileSync(join(work, 'resume.tex'), tex);
  const options = ['-interaction=batchmode', `-output-directory=${work}`, join(work, 'resume.tex')];
  rmSync(join(work, 'resume.pdf'), { force: true });
  // Old classes make it complain, and print all the same.
  spawnSync('pdflatex', options, { stdio: 'ignore' });
  return readFileSync(join(work, 'resume.pdf'));
};

const chromium = (html: string) => {
  const from = join(work, 'page.html');
  const to = join(work, 'page.pdf');
  writeFileSync(from, html);
  execFileSync(
    process.env.CHROMIUM_PATH ?? 'chromium',
    ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${to}`, from],
    { stdio: 'ignore' },
  );
  return readFileSync(to);
};

const soffice = (bytes: Buffer | string, from: string, to: Format) => {
  const source = join(work, `resume.${from}`);
  writeFileSync(source, bytes);
  const filter = { pdf: 'pdf', doc: 'doc:MS Word 97', docx: 'docx:MS Word 2007 XML' }[to];
  execFileSync(
    'soffice',
    [
      '--headless',
      ...(from === 'html' ? ['--infilter=HTML (StarWriter)'] : []),
      '--convert-to',
      filter,
      '--outdir',
      join(work, 'out'),
      source,
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(join(work, 'out', `resume.${to}`));
};

async function printed(
  person: Person,
  layout: (typeof LAYOUTS)[Layout],
  format: Format,
): Promise<Buffer> {
  if ('html' in layout) {
    const html = layout.html(person);
    return format === 'pdf' ? chromium(html) : soffice(html, 'html', format);
  }
  if ('pdf' in layout) return layout.pdf(person);
  if ('tex' in layout) return latex((layout as TexLayout).tex(person));
  const docx = await layout.docx(person);
  return format === 'docx' ? docx : soffice(docx, 'docx', format);
}

function truthOf(person: Person, layout: LayoutTraits): Truth {
  const shown = <T>(section: NonNullable<LayoutTraits['omits']>[number], value: T[] | undefined) =>
    layout.omits?.includes(section) ? [] : (value ?? []);
  const month = (text: string) => (layout.years && text !== 'present' ? text.slice(0, 4) : text);
  return {
    name: person.name,
    email: person.email,
    summary: layout.omits?.includes('summary') ? '' : person.summary,
    technicalSkills: Object.values(person.skills).flat(),
    softSkills: shown('soft', person.softSkills),
    experience: person.jobs.map((job) => ({
      title: job.title,
      company: job.company,
      location: layout.placeless ? '' : job.location,
      start: month(job.start),
      end: month(job.end),
    })),
    education: person.studies.map(({ degree, institution, year }) => ({
      degree,
      institution,
      graduationYear: year,
    })),
    projects: shown('projects', person.projects).map(({ name }) => name),
    languages: shown('languages', person.languages),
  };
}

async function printAll(folder: string, resumes: Resume[]) {
  rmSync(join(FILES, folder), { recursive: true, force: true });
  mkdirSync(join(FILES, folder), { recursive: true });
  for (const [who, name, format] of resumes) {
    const bytes = await printed(EVERYBODY[who], LAYOUTS[name], format);
    const base = join(FILES, folder, `${who}-${name}-${format}`);
    writeFileSync(`${base}.${format}`, bytes);
    writeFileSync(
      `${base}.json`,
      `${JSON.stringify(truthOf(EVERYBODY[who], LAYOUTS[name]), null, 2)}\n`,
    );
  }
}

/** Each line a paragraph, as a Word document or printed from one. */
async function printTyped(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const formats: Format[] = ['docx', 'pdf', 'doc'];
  for (const [index, [name, { text, truth }]] of Object.entries(TYPED).entries()) {
    const children = text.split('\n').map((line) => new Paragraph(line));
    const docx = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    const format = formats[index % formats.length] ?? 'docx';
    const base = join(folder, `${name}-${format}`);
    writeFileSync(`${base}.${format}`, format === 'docx' ? docx : soffice(docx, 'docx', format));
    writeFileSync(`${base}.json`, `${JSON.stringify(truth, null, 2)}\n`);
  }
}

const [only] = process.argv.slice(2);
const SETS = {
  working: WORKING,
  'held-out': HELD_OUT,
  varied: VARIED,
  fresh: FRESH,
  later: LATER,
  last: LAST,
  families: FAMILIES,
  strangers: STRANGE,
  designs: DESIGNED,
};
for (const [name, resumes] of Object.entries(SETS))
  if (only === undefined || only === name) await printAll(name, resumes);
if (only === undefined || only === 'typed') await printTyped(join(FILES, 'typed'));
if (only === undefined || only === 'odd') await printOddFiles(join(FILES, 'odd'));
rmSync(work, { recursive: true });
