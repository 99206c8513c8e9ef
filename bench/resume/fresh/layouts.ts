import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { DocxLayout } from '../docxLayouts.ts';
import { dateText } from '../layout.ts';
import type { Job, Person } from '../people.ts';
import type { TexLayout } from '../varied/texLayouts.ts';

/** Classes of LaTeX, and Word documents as people patch them together. */

const esc = (text: string) =>
  text
    .replace(/[&%$#_]/g, '\\$&')
    .replace(/–/g, '--')
    .replace(/—/g, '---')
    .replace(/’/g, "'");
const each = <T>(items: readonly T[] | undefined, tex: (item: T) => string) =>
  (items ?? []).map(tex).join('\n');
const itemize = (items: readonly string[]) =>
  `\\begin{itemize}\n${each(items, (text) => `\\item ${esc(text)}`)}\n\\end{itemize}`;
const between = (job: Job, person: Person, style: 'short' | 'long' | 'slash' | 'year' | 'iso') =>
  `${dateText(job.start, style, person)}--${dateText(job.end, style, person)}`;

const moderncv = (style: string): TexLayout => ({
  tex: (person) => {
    const [first, ...last] = person.name.split(' ');
    return `\\documentclass[10pt,a4paper,roman]{moderncv}\\moderncvstyle[nosymbols]{${style}}\\moderncvcolor{green}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{mathptmx}\\usepackage[scale=0.8]{geometry}
\\name{${first}}{${last.join(' ')}}\\title{${esc(person.headline)}}\\address{${person.location}}{}{}\\phone[mobile]{${person.phone}}\\email{${person.email}}
\\begin{document}\\makecvtitle
\\section{Profile}\\cvitem{}{${esc(person.summary)}}
\\section{Employment history}${each(person.jobs, (job) => `\\cventry{${between(job, person, 'slash')}}{${esc(job.title)}}{${esc(job.company)}}{${esc(job.location)}}{}{${itemize(job.bullets)}}`)}
\\section{Education}${each(person.studies, (study) => `\\cventry{${study.start}--${study.year}}{${esc(study.degree)}}{${esc(study.institution)}}{}{}{}`)}
\\section{Skills}${each(Object.entries(person.skills), ([group, items]) => `\\cvitem{${group}}{${esc(items.join(', '))}}`)}
\\section{Languages}${each(person.languages, (text) => `\\cvitem{${text}}{fluent}`)}
\\end{document}`;
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
});

/** Two columns of text beside each other, the narrow one at the right. */
const paracol: TexLayout = {
  tex: (person) =>
    `\\documentclass[10pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern,paracol,titlesec,enumitem}\\usepackage[margin=15mm]{geometry}\\usepackage[hidelinks]{hyperref}\\setlist{nosep,leftmargin=4mm}\\pagestyle{empty}\\parindent0pt\\renewcommand{\\familydefault}{\\sfdefault}
\\titleformat{\\section}{\\large\\bfseries\\uppercase}{}{0em}{}[\\titlerule]\\columnratio{0.65}\\setlength{\\columnsep}{8mm}\\begin{document}
{\\Huge\\bfseries ${person.name}}\\par{\\large ${esc(person.headline)}}\\par\\small ${person.email}\\quad ${person.phone}\\quad ${person.location}${person.linkedin ? `\\quad \\href{https://${person.linkedin}}{${person.linkedin}}` : ''}
\\begin{paracol}{2}\\section{Experience}
${each(person.jobs, (job) => `{\\bfseries ${esc(job.title)}}\\par\\textit{${esc(job.company)}}\\par{\\footnotesize ${between(job, person, 'long')}\\hfill ${esc(job.location)}}\\par${itemize(job.bullets)}\\smallskip`)}
\\switchcolumn\\section{About}${esc(person.summary)}\\section{Strengths}${each(Object.values(person.skills).flat(), (text) => `\\mbox{${esc(text)}}\\quad`)}
\\section{Education}${each(person.studies, (study) => `{\\bfseries ${esc(study.degree)}}\\par ${esc(study.institution)}\\par{\\footnotesize ${study.start}--${study.year}}\\par\\smallskip`)}
\\section{Languages}${each(person.languages, (text) => `${text}\\par`)}\\end{paracol}\\end{document}`,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

const line = (text: string, options: Record<string, unknown> = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...options })] });
const packed = (children: (Paragraph | Table)[]) =>
  Packer.toBuffer(new Document({ sections: [{ children }] }));
const row = (...cells: Paragraph[][]) =>
  new TableRow({
    children: cells.map(
      (children) =>
        new TableCell({
          children,
          width: { size: 100 / cells.length, type: WidthType.PERCENTAGE },
        }),
    ),
  });
const table = (...rows: TableRow[]) =>
  new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });

/** Tables with a row for each entry: role, employer with town, dates in three cells; column heads above. */
const threeCells: DocxLayout = {
  docx: (person) =>
    packed([
      line(person.name, { bold: true, size: 34 }),
      line(`${person.headline}, ${person.location}`),
      line(`T: ${person.phone}  E: ${person.email}`),
      line('PROFILE', { bold: true }),
      line(person.summary),
      line('EMPLOYMENT', { bold: true }),
      table(
        row([line('Position')], [line('Organisation')], [line('Dates')]),
        ...person.jobs.map((job) =>
          row(
            [line(job.title)],
            [line(job.company)],
            [
              line(
                `${dateText(job.start, 'short', person)} - ${dateText(job.end, 'short', person)}`,
              ),
            ],
          ),
        ),
      ),
      line('EDUCATION', { bold: true }),
      table(
        row([line('Qualification')], [line('Institution')], [line('Year')]),
        ...person.studies.map((study) =>
          row([line(study.degree)], [line(study.institution)], [line(study.year)]),
        ),
      ),
      line('SKILLS', { bold: true }),
      line(Object.values(person.skills).flat().join(' / ')),
      ...(person.languages
        ? [line('LANGUAGES', { bold: true }), line(person.languages.join(', '))]
        : []),
    ]),
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Typed by hand: dashes for bullets, blanks for tabs, the employer in capitals, "(to date)". */
const typed: DocxLayout = {
  docx: (person) =>
    packed([
      line(`RESUME - ${person.name}`, { bold: true }),
      line(`Contact: ${person.email}, ${person.phone}, ${person.location}`),
      line(''),
      line('About me:', { underline: {} }),
      line(person.summary),
      line(''),
      line('Where I have worked:', { underline: {} }),
      ...person.jobs.flatMap((job) => [
        line(
          `${job.company.toUpperCase()}          ${dateText(job.start, 'long', person)} ${job.end === 'present' ? 'to date' : `to ${dateText(job.end, 'long', person)}`}`,
        ),
        line(job.title, { italics: true }),
        ...job.bullets.map((text) => line(`- ${text}`)),
        line(''),
      ]),
      line('Education and training:', { underline: {} }),
      ...person.studies.map((study) =>
        line(`${study.year}   ${study.degree} (${study.institution})`),
      ),
      line(''),
      line('Skills:', { underline: {} }),
      ...Object.values(person.skills)
        .flat()
        .map((text) => line(`- ${text}`)),
      ...(person.languages
        ? [line(''), line('Languages:', { underline: {} }), line(person.languages.join(', '))]
        : []),
    ]),
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const FRESH_LAYOUTS = {
  banking: moderncv('banking'),
  casual: moderncv('casual'),
  oldstyle: moderncv('oldstyle'),
  paracol,
  threeCells,
  typed,
};
