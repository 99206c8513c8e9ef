import {
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { type DateStyle, dateText, headings, type LayoutTraits } from './layout.ts';
import type { Job, Person } from './people.ts';

/** Resumes as Word documents. */
export interface DocxLayout extends LayoutTraits {
  docx: (person: Person) => Promise<Buffer>;
}

const line = (text: string, options: Record<string, unknown> = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...options })] });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const h1 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const boldHeading = (text: string) =>
  new Paragraph({
    spacing: { before: 200 },
    children: [new TextRun({ text, bold: true, size: 26 })],
  });
const hyperlink = (address: string, text: string) =>
  new ExternalHyperlink({
    link: address.startsWith('http') ? address : `https://${address}`,
    children: [new TextRun({ text, style: 'Hyperlink' })],
  });
const range = (job: Job, style: DateStyle, person: Person, dash = ' – ') =>
  `${dateText(job.start, style, person)}${dash}${dateText(job.end, style, person)}`;
const rightTab = { tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }] };
const tabbed = (left: string, right: string, options: Record<string, unknown> = {}) =>
  new Paragraph({
    ...rightTab,
    children: [new TextRun({ text: left, ...options }), new TextRun({ text: `\t${right}` })],
  });
const packed = (children: (Paragraph | Table)[], header?: Paragraph[]) =>
  Packer.toBuffer(
    new Document({
      sections: [
        { ...(header && { headers: { default: new Header({ children: header }) } }), children },
      ],
    }),
  );

/** Contact line in the page header, headings by style, dates at a right tab. */
const tabs: DocxLayout = {
  docx: (person) => {
    const h = headings(person);
    return packed(
      [
        new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
        line(person.headline),
        h1(h.summary),
        line(person.summary),
        h1(h.jobs),
        ...person.jobs.flatMap((job) => [
          tabbed(`${job.company}, ${job.location}`, range(job, 'long', person), { bold: true }),
          line(job.title, { italics: true }),
          ...job.bullets.map(bullet),
        ]),
        h1(h.studies),
        ...person.studies.flatMap((study) => [
          tabbed(`${study.institution}, ${study.location}`, study.year, { bold: true }),
          line(`${study.degree}${study.gpa ? `, GPA ${study.gpa}` : ''}`),
        ]),
        h1(h.skills),
        line(Object.values(person.skills).flat().join(', ')),
        ...(person.softSkills ? [h1(h.soft), line(person.softSkills.join(', '))] : []),
        ...(person.certifications
          ? [h1(h.certifications), ...person.certifications.map(bullet)]
          : []),
        ...(person.projects
          ? [
              h1(h.projects),
              ...person.projects.flatMap((project) => [
                line(project.name, { bold: true }),
                line(project.description),
                ...(project.technologies
                  ? [line(`Technologies: ${project.technologies.join(', ')}`)]
                  : []),
                ...(project.url ? [line(project.url)] : []),
              ]),
            ]
          : []),
        ...(person.languages ? [h1(h.languages), line(person.languages.join(', '))] : []),
        ...(person.interests ? [h1(h.interests), line(person.interests.join(', '))] : []),
        ...(person.achievements ? [h1(h.achievements), ...person.achievements.map(bullet)] : []),
      ],
      [
        line([person.email, person.phone, person.location].join(' • ')),
        new Paragraph({
          children: [
            person.linkedin && hyperlink(person.linkedin, 'LinkedIn'),
            person.github && hyperlink(person.github, ' GitHub'),
            person.portfolio && hyperlink(person.portfolio, ' Portfolio'),
          ].filter((each) => typeof each === 'object'),
        }),
      ],
    );
  },
};

/** A table of two cells: side column and main column. */
const tableColumns: DocxLayout = {
  docx: (person) => {
    const h = headings(person);
    const side = [
      boldHeading(h.contact),
      line(person.phone),
      line(person.email),
      line(person.location),
      ...(person.linkedin ? [line(person.linkedin)] : []),
      ...(person.github ? [line(person.github)] : []),
      ...(person.portfolio ? [line(person.portfolio)] : []),
      boldHeading(h.skills),
      ...Object.values(person.skills)
        .flat()
        .map((each) => line(each)),
      ...(person.languages
        ? [boldHeading(h.languages), ...person.languages.map((each) => line(each))]
        : []),
    ];
    const main = [
      line(person.name, { bold: true, size: 44 }),
      line(person.headline),
      boldHeading(person.language === 'de' ? 'Kurzprofil' : 'Profile'),
      line(person.summary),
      boldHeading(h.jobs),
      ...person.jobs.flatMap((job) => [
        line(job.title, { bold: true }),
        line(`${job.company} | ${range(job, 'slash', person)}`),
        ...job.bullets.map(bullet),
      ]),
      boldHeading(h.studies),
      ...person.studies.flatMap((study) => [
        line(study.degree, { bold: true }),
        line(`${study.institution} | ${study.year}`),
      ]),
      ...(person.certifications
        ? [boldHeading(h.certifications), ...person.certifications.map(bullet)]
        : []),
    ];
    const cell = (children: Paragraph[], size: number) =>
      new TableCell({ children, width: { size, type: WidthType.PERCENTAGE } });
    return packed([
      new Table({
        rows: [new TableRow({ children: [cell(side, 30), cell(main, 70)] })],
        width: { size: 100, type: WidthType.PERCENTAGE },
      }),
    ]);
  },
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** A table row for each entry, dates in the first cell. */
const tableRows: DocxLayout = {
  docx: (person) => {
    const de = person.language === 'de';
    const row = (left: string, right: Paragraph[]) =>
      new TableRow({
        children: [
          new TableCell({
            children: [line(left)],
            width: { size: 25, type: WidthType.PERCENTAGE },
          }),
          new TableCell({ children: right, width: { size: 75, type: WidthType.PERCENTAGE } }),
        ],
      });
    const table = (rows: TableRow[]) =>
      new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
    return packed([
      line(person.name, { bold: true, size: 36 }),
      line(`${person.location}, ${person.phone}, ${person.email}`),
      ...(person.linkedin ? [line(person.linkedin)] : []),
      boldHeading(de ? 'Zusammenfassung' : 'Personal Statement'),
      line(person.summary),
      boldHeading(de ? 'Beruflicher Werdegang' : 'Employment'),
      table(
        person.jobs.map((job) =>
          row(range(job, 'short', person), [
            line(`${job.title}, ${job.company}, ${job.location}`, { bold: true }),
            ...job.bullets.map(bullet),
          ]),
        ),
      ),
      boldHeading(de ? 'Bildungsweg' : 'Education and Qualifications'),
      table(
        person.studies.map((study) =>
          row(`${study.start} – ${study.year}`, [
            line(study.degree, { bold: true }),
            line(`${study.institution}, ${study.location}`),
          ]),
        ),
      ),
      boldHeading(de ? 'EDV-Kenntnisse' : 'Key Skills'),
      ...Object.values(person.skills).flat().map(bullet),
      ...(person.languages
        ? [
            boldHeading(de ? 'Sprachkenntnisse' : 'Language Skills'),
            table(
              person.languages.map(
                (each) => new TableRow({ children: [new TableCell({ children: [line(each)] })] }),
              ),
            ),
          ]
        : []),
    ]);
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Plain paragraphs, inline headings, several lines in one paragraph, linked words. */
const paragraphs: DocxLayout = {
  docx: (person) => {
    const broken = (parts: string[]) =>
      new Paragraph({
        children: parts.map(
          (text, index) => new TextRun({ text, bold: index === 0, ...(index > 0 && { break: 1 }) }),
        ),
      });
    const underlined = (text: string) =>
      new Paragraph({
        spacing: { before: 160 },
        children: [new TextRun({ text: `${text.toUpperCase()}:`, bold: true, underline: {} })],
      });
    return packed([
      new Paragraph({
        children: [
          new TextRun({ text: 'RESUME OF ', bold: true }),
          new TextRun({ text: person.name.toUpperCase(), bold: true }),
        ],
      }),
      line(`Address: ${person.location}   Tel: ${person.phone}   Mail: ${person.email}`),
      ...(person.linkedin
        ? [
            new Paragraph({
              children: [new TextRun('Find me on '), hyperlink(person.linkedin, 'LinkedIn')],
            }),
          ]
        : []),
      underlined('Career Objective'),
      line(person.summary),
      underlined('Work Experience'),
      ...person.jobs.flatMap((job) => [
        broken([job.company, `${job.title} (${range(job, 'iso', person, ' to ')})`, job.location]),
        ...job.bullets.map((text) => line(`• ${text}`)),
      ]),
      underlined('Educational Qualification'),
      ...person.studies.map((study) =>
        broken([study.institution, `${study.degree}, ${study.year}`]),
      ),
      underlined('Technical Proficiency'),
      ...Object.entries(person.skills).map(([group, items]) =>
        line(`${group} – ${items.join(', ')}`),
      ),
      ...(person.certifications
        ? [underlined('Certifications'), ...person.certifications.map((text) => line(`• ${text}`))]
        : []),
      ...(person.interests ? [underlined('Hobbies'), line(person.interests.join(', '))] : []),
      underlined('Declaration'),
      line('I hereby declare that the information above is true to the best of my knowledge.'),
    ]);
  },
  omits: ['soft', 'projects', 'achievements', 'languages'],
};

export const DOCX_LAYOUTS = { tabs, tableColumns, tableRows, paragraphs };
