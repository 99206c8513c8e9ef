import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { DocxLayout } from '../docxLayouts.ts';
import { flat, line, NO_EXTRAS, span } from '../parts.ts';

/** The templates of word processors and what executives, nurses and German applicants make with them. */

const mixed = (...runs: [string, Record<string, unknown>?][]) =>
  new Paragraph({ children: runs.map(([text, options]) => new TextRun({ text, ...options })) });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const h1 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const cell = (...children: (Paragraph | Table)[]) => new TableCell({ children });
const table = (...rows: TableCell[][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((children) => new TableRow({ children })),
  });
const packed = (children: (Paragraph | Table)[], footer?: Paragraph) =>
  Packer.toBuffer(
    new Document({
      sections: [
        { ...(footer && { footers: { default: new Footer({ children: [footer] }) } }), children },
      ],
    }),
  );

/** Google's: "Employer, Place — Title" as a heading, dates in capitals below it; skills in a narrow cell. */
const serifTwoCells: DocxLayout = {
  docx: (person) => {
    const h2 = (bold: string, plain: string, italic: string) =>
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        children: [
          new TextRun({ text: bold, bold: true }),
          new TextRun({ text: plain }),
          new TextRun({ text: italic, italics: true }),
        ],
      });
    const h3 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_3 });
    return packed([
      table(
        [
          cell(
            new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
            new Paragraph({ text: person.headline, heading: HeadingLevel.HEADING_5 }),
          ),
          cell(
            line(person.location),
            line(person.phone, { bold: true }),
            line(person.email, { bold: true }),
          ),
        ],
        [
          cell(
            h1('EXPERIENCE'),
            ...person.jobs.flatMap((job) => [
              h2(job.company, `, ${job.location} — `, job.title),
              h3(span(job, 'long', person).toUpperCase()),
              ...job.bullets.map((text) => line(text)),
            ]),
            h1('EDUCATION'),
            ...person.studies.flatMap((study) => [
              h2(study.institution, `, ${study.location} — `, study.degree),
              h3(`AUGUST ${study.start} – JUNE ${study.year}`),
            ]),
          ),
          cell(
            h1('SKILLS'),
            ...flat(person).map((text) => line(text)),
            ...(person.languages ? [h1('LANGUAGES'), line(person.languages.join(', '))] : []),
          ),
        ],
      ),
    ]);
  },
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements'],
};

/** Word's chronological template: dates in capitals above "Title, Employer"; skills in a table of bullets. */
const chronologicalCaps: DocxLayout = {
  docx: (person) => {
    const h2 = (text: string, rest: string) =>
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        children: [
          new TextRun({ text: `${text}, ` }),
          new TextRun({ text: rest, bold: false, smallCaps: true }),
        ],
      });
    const h3 = (text: string) =>
      new Paragraph({ text: text.toUpperCase(), heading: HeadingLevel.HEADING_3 });
    const skills = flat(person);
    const half = Math.ceil(skills.length / 2);
    return packed([
      new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
      line(`${person.location} · ${person.phone}`),
      line(`${person.email}${person.linkedin ? ` · ${person.linkedin}` : ''}`, { bold: true }),
      line(person.summary),
      h1('Experience'),
      table(
        ...person.jobs.map((job) => [
          cell(
            h3(span(job, 'long', person)),
            h2(job.title, job.company),
            line(job.bullets.join(' ')),
          ),
        ]),
      ),
      h1('Education'),
      table(
        ...person.studies.map((study) => [
          cell(h3(`May ${study.year}`), h2(study.degree, study.institution)),
        ]),
      ),
      h1('Skills'),
      table([cell(...skills.slice(0, half).map(bullet)), cell(...skills.slice(half).map(bullet))]),
      h1('Activities'),
      line(
        'Volunteer at the food bank every other Saturday, and captain of a softball team that mostly loses.',
      ),
    ]);
  },
  placeless: true,
  omits: NO_EXTRAS,
};

/** An executive's: competencies in a table of three columns, several positions within one employer. */
const competencies: DocxLayout = {
  docx: (person) => {
    const skills = flat(person);
    const rows = Array.from({ length: Math.ceil(skills.length / 3) }, (_, row) =>
      [0, 1, 2].map((column) => cell(line(skills[row * 3 + column] ?? ''))),
    );
    const centred = (text: string, options = {}) =>
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text, ...options })],
      });
    const heading = (text: string) => centred(text, { bold: true, size: 24 });
    return packed(
      [
        centred(person.name.toUpperCase(), { bold: true, size: 32 }),
        centred(`${person.location} ▪ ${person.phone} ▪ ${person.email}`),
        heading('PROFESSIONAL PROFILE'),
        line(person.summary),
        heading('AREAS OF EXPERTISE'),
        table(...rows),
        heading('CAREER TRACK'),
        ...person.jobs.flatMap((job) => [
          mixed(
            [`${job.company.toUpperCase()}, ${job.location}`, { bold: true }],
            [`\t${span(job, 'year', person)}`],
          ),
          line(job.title, { bold: true, italics: true }),
          line(job.bullets[0] ?? ''),
          ...job.bullets.slice(1).map(bullet),
        ]),
        heading('ACADEMIC CREDENTIALS'),
        ...person.studies.map((study) =>
          line(`${study.degree} ▪ ${study.institution} ▪ ${study.location} (${study.year})`),
        ),
      ],
      new Paragraph({
        children: [new TextRun({ children: [`${person.name} — Page `, PageNumber.CURRENT] })],
      }),
    );
  },
  years: true,
  omits: NO_EXTRAS,
};

/** Competencies with bars between them that run on over several lines; "Title | Employer | Place | Dates". */
const barredLines: DocxLayout = {
  docx: (person) =>
    packed([
      line(`${person.name}, RN, BSN`, { bold: true, size: 36 }),
      line(`${person.location} | ${person.phone} | ${person.email}`),
      line('Core Competencies', { bold: true, underline: {} }),
      ...[flat(person).slice(0, 5), flat(person).slice(5)].map((part, index) =>
        line(`${part.join(' | ')}${index === 0 ? ' |' : ''}`),
      ),
      line('Licensure & Certifications', { bold: true, underline: {} }),
      ...(person.certifications ?? []).map(bullet),
      line('Clinical Experience', { bold: true, underline: {} }),
      ...person.jobs.flatMap((job) => [
        line(`${job.title} | ${job.company} | ${job.location} | ${span(job, 'slash', person)}`, {
          bold: true,
        }),
        ...job.bullets.map(bullet),
      ]),
      line('Education', { bold: true, underline: {} }),
      ...person.studies.map((study) =>
        line(`${study.degree} – ${study.institution}, ${study.location} – May ${study.year}`),
      ),
    ]),
  omits: ['summary', ...NO_EXTRAS],
};

/** Germany: a table of dates and entries, levels in brackets, and a signature's place and date. */
const tabellarisch: DocxLayout = {
  docx: (person) => {
    const row = (left: string, ...right: Paragraph[]) => [cell(line(left)), cell(...right)];
    const heading = (text: string) => line(text, { bold: true, size: 26 });
    const levels = ['sehr gut', 'gut', 'Grundkenntnisse'];
    return packed([
      line('Lebenslauf', { bold: true, size: 36 }),
      heading('Persönliche Daten'),
      table(
        row('Name', line(person.name)),
        row('Anschrift', line(`Detmolder Straße 12, 33604 ${person.location}`)),
        row('Telefon', line(person.phone)),
        row('E-Mail', line(person.email)),
        row('Geburtsdatum', line('03.09.1993')),
        row('Familienstand', line('verheiratet, ein Kind')),
      ),
      heading('Kurzprofil'),
      line(person.summary),
      heading('Beruflicher Werdegang'),
      table(
        ...person.jobs.map((job) =>
          row(
            span(job, 'slash', person),
            line(job.title, { bold: true }),
            line(`${job.company}, ${job.location}`),
            ...job.bullets.map(bullet),
          ),
        ),
      ),
      heading('Schul- und Berufsausbildung'),
      table(
        ...person.studies.map((study) =>
          row(
            `09/${study.start} – 07/${study.year}`,
            line(study.degree, { bold: true }),
            line(`${study.institution}, ${study.location}`),
          ),
        ),
      ),
      heading('EDV-Kenntnisse'),
      line(
        flat(person)
          .map((skill, index) => `${skill} (${levels[index % 3]})`)
          .join(', '),
      ),
      heading('Sprachkenntnisse'),
      ...(person.languages ?? []).map((text, index) =>
        line(`${text} – ${['Muttersprache', 'fließend', 'Grundkenntnisse'][index]}`),
      ),
      line(`${person.location}, 21.11.2026`),
      line(person.name),
    ]);
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const FAMILY_DOCX = {
  serifTwoCells,
  chronologicalCaps,
  competencies,
  barredLines,
  tabellarisch,
};
