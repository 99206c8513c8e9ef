/**
 * Prints the bench's resumes: `node bench/resume/generate.ts`. Needs a Chromium (`CHROMIUM_PATH` or
 * the one on the PATH) and LibreOffice (`soffice`). What it prints is kept in `files/`; the bench and the
 * tests need neither program.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCX_LAYOUTS } from './docxLayouts.ts';
import { FORM_LAYOUTS } from './formLayouts.ts';
import { HELD_OUT_LAYOUTS } from './heldOutLayouts.ts';
import { HTML_LAYOUTS } from './htmlLayouts.ts';
import type { LayoutTraits } from './layout.ts';
import { printOddFiles } from './oddFiles.ts';
import { PDFKIT_LAYOUTS } from './pdfkitLayouts.ts';
import { PEOPLE, type Person, type PersonName } from './people.ts';
import type { Truth } from './truth.ts';

const FILES = join(import.meta.dirname, 'files');
const work = mkdtempSync(join(tmpdir(), 'resumes-'));

const LAYOUTS = {
  ...HTML_LAYOUTS,
  ...FORM_LAYOUTS,
  ...HELD_OUT_LAYOUTS,
  ...PDFKIT_LAYOUTS,
  ...DOCX_LAYOUTS,
};
type Layout = keyof typeof LAYOUTS;
type Format = 'pdf' | 'docx' | 'doc';

const WORKING: [PersonName, Layout, Format][] = [
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
const HELD_OUT: [PersonName, Layout, Format][] = [
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

async function printAll(folder: string, resumes: typeof WORKING) {
  rmSync(join(FILES, folder), { recursive: true, force: true });
  mkdirSync(join(FILES, folder), { recursive: true });
  for (const [who, name, format] of resumes) {
    const bytes = await printed(PEOPLE[who], LAYOUTS[name], format);
    const base = join(FILES, folder, `${who}-${name}-${format}`);
    writeFileSync(`${base}.${format}`, bytes);
    writeFileSync(
      `${base}.json`,
      `${JSON.stringify(truthOf(PEOPLE[who], LAYOUTS[name]), null, 2)}\n`,
    );
  }
}

await printAll('working', WORKING);
await printAll('held-out', HELD_OUT);
await printOddFiles(join(FILES, 'odd'));
rmSync(work, { recursive: true });
