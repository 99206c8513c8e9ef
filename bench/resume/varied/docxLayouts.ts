import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { DocxLayout } from '../docxLayouts.ts';
import { dateText } from '../layout.ts';
import type { Job, Person } from '../people.ts';

/** Templates of word processors. */

const line = (text: string, options: Record<string, unknown> = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...options })] });
const runs = (...parts: [text: string, options?: Record<string, unknown>][]) =>
  new Paragraph({ children: parts.map(([text, options]) => new TextRun({ text, ...options })) });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const flat = ({ skills }: Person) => Object.values(skills).flat();
const tabbed = (left: string, right: string, options: Record<string, unknown> = {}) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
    children: [new TextRun({ text: left, ...options }), new TextRun(`\t${right}`)],
  });
const cell = (children: Paragraph[], percent: number, fill?: string) =>
  new TableCell({
    children,
    width: { size: percent, type: WidthType.PERCENTAGE },
    ...(fill && { shading: { type: ShadingType.CLEAR, fill } }),
  });
const table = (...rows: TableCell[][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((children) => new TableRow({ children })),
  });
const packed = (children: (Paragraph | Table)[], header?: Paragraph[]) =>
  Packer.toBuffer(
    new Document({
      sections: [
        { ...(header && { headers: { default: new Header({ children: header }) } }), children },
      ],
    }),
  );
const between = (job: Job, style: 'short' | 'long' | 'slash' | 'year', person: Person) =>
  `${dateText(job.start, style, person)} – ${dateText(job.end, style, person)}`;

/** Dates on a line of their own, then "Title | Employer | Town", as in Word's chronological template. */
const chronological: DocxLayout = {
  docx: (person) =>
    packed([
      new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
      line(`${person.location} | ${person.phone} | ${person.email}`),
      line(person.summary),
      heading('Experience'),
      ...person.jobs.flatMap((job) => [
        line(between(job, 'long', person), { smallCaps: true, color: '777777' }),
        runs([job.title, { bold: true }], [` | ${job.company} | ${job.location}`]),
        line(job.bullets.join(' ')),
      ]),
      heading('Education'),
      ...person.studies.flatMap((study) => [
        line(study.year, { smallCaps: true, color: '777777' }),
        runs([study.degree, { bold: true }], [` | ${study.institution} | ${study.location}`]),
      ]),
      heading('Skills'),
      table([
        cell(
          flat(person)
            .filter((_, index) => index % 2 === 0)
            .map(bullet),
          50,
        ),
        cell(
          flat(person)
            .filter((_, index) => index % 2 === 1)
            .map(bullet),
          50,
        ),
      ]),
    ]),
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** "Title, Employer" with dates at a right tab; the contact block in the page header. */
const headerBlock: DocxLayout = {
  docx: (person) =>
    packed(
      [
        heading('CAREER OBJECTIVE'),
        line(person.summary),
        heading('EMPLOYMENT HISTORY'),
        ...person.jobs.flatMap((job) => [
          tabbed(`${job.title}, ${job.company}`, between(job, 'short', person), { bold: true }),
          line(job.location, { italics: true }),
          ...job.bullets.map(bullet),
        ]),
        heading('EDUCATION AND QUALIFICATIONS'),
        ...person.studies.map((study) =>
          tabbed(`${study.degree}, ${study.institution}`, `${study.start} – ${study.year}`),
        ),
        heading('KEY SKILLS'),
        ...Object.entries(person.skills).map(([group, items]) =>
          runs([`${group}: `, { bold: true }], [items.join('; ')]),
        ),
        ...(person.certifications
          ? [
              heading('PROFESSIONAL MEMBERSHIPS AND CERTIFICATIONS'),
              ...person.certifications.map(bullet),
            ]
          : []),
        heading('REFERENCES'),
        line('Available on request.'),
      ],
      [
        line(person.name.toUpperCase(), { bold: true, size: 36 }),
        line(`${person.location} · ${person.email} · ${person.phone}`),
      ],
    ),
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** "Employer | Title | Dates" on one line, in capitals for the employer; headings are bold words. */
const pipes: DocxLayout = {
  docx: (person) => {
    const h = (text: string) => line(text, { bold: true, underline: {}, size: 24 });
    return packed([
      line(person.name, { bold: true, size: 32 }),
      line(`Email: ${person.email}   Mobile: ${person.phone}   Location: ${person.location}`),
      h('Professional Summary'),
      line(person.summary),
      h('Work Experience'),
      ...person.jobs.flatMap((job) => [
        line(`${job.company} | ${job.title} | ${between(job, 'short', person)}`, { bold: true }),
        ...job.bullets.map(bullet),
      ]),
      h('Education'),
      ...person.studies.map((study) =>
        line(`${study.institution} | ${study.degree} | ${study.year}`),
      ),
      h('Technical Skills'),
      ...Object.entries(person.skills).map(([group, items]) =>
        bullet(`${group} - ${items.join(', ')}`),
      ),
      ...(person.languages ? [h('Languages'), line(person.languages.join(' | '))] : []),
    ]);
  },
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** A German Lebenslauf as a table without lines. */
const lebenslaufTable: DocxLayout = {
  docx: (person) => {
    const row = (left: string, ...right: Paragraph[]) => [cell([line(left)], 30), cell(right, 70)];
    const h = (text: string) => [
      cell([line(text, { bold: true, size: 26 })], 30),
      cell([line('')], 70),
    ];
    return packed([
      line('Lebenslauf', { bold: true, size: 36 }),
      table(
        h('Persönliche Daten'),
        row('Name', line(person.name)),
        row('Anschrift', line('Am Wall 17, 28195 Bremen')),
        row('Telefon', line(person.phone)),
        row('E-Mail', line(person.email)),
        row('Geburtsdatum', line('04.05.1988 in Oldenburg')),
        h('Berufliche Praxis'),
        ...person.jobs.map((job) =>
          row(
            between(job, 'slash', person),
            line(job.title, { bold: true }),
            line(`${job.company}, ${job.location}`),
            ...job.bullets.map(bullet),
          ),
        ),
        h('Studium und Ausbildung'),
        ...person.studies.map((study) =>
          row(
            `09/${study.start} – 07/${study.year}`,
            line(study.degree, { bold: true }),
            line(study.institution),
          ),
        ),
        h('Fachkenntnisse'),
        ...Object.entries(person.skills).map(([group, items]) =>
          row(group, line(items.join(', '))),
        ),
        h('Sprachen'),
        ...(person.languages ?? []).map((text) => row('', line(text))),
        h('Hobbys'),
        row('', line((person.interests ?? []).join(', '))),
      ),
      line('Bremen, den 12. Mai 2026'),
      line(person.name),
    ]);
  },
  omits: ['summary', 'soft', 'projects', 'achievements'],
};

/** Skills with their proofs first, the jobs as a short list at the end. */
const functionalList: DocxLayout = {
  docx: (person) =>
    packed([
      new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
      line([person.location, person.phone, person.email].join(', ')),
      heading('Personal Statement'),
      line(person.summary),
      heading('Key Skills'),
      ...flat(person).map(bullet),
      heading('Selected Achievements'),
      ...person.jobs.flatMap(({ bullets }) => bullets.slice(0, 1)).map(bullet),
      heading('Career History'),
      ...person.jobs.map((job) =>
        line(`${between(job, 'year', person)}: ${job.title}, ${job.company}, ${job.location}`),
      ),
      heading('Education'),
      ...person.studies.map((study) =>
        line(`${study.start} – ${study.year}: ${study.degree}, ${study.institution}`),
      ),
      ...(person.interests ? [heading('Hobbies'), line(person.interests.join(', '))] : []),
    ]),
  years: true,
  omits: ['soft', 'projects', 'achievements', 'languages'],
};

/** An academic CV: appointments, degrees first, publications and grants. */
const academic: DocxLayout = {
  docx: (person) =>
    packed([
      new Paragraph({ text: 'Curriculum Vitae', heading: HeadingLevel.TITLE }),
      line(person.name, { bold: true, size: 28 }),
      line(person.headline),
      line(`${person.location} · ${person.email} · ${person.phone}`),
      heading('Education'),
      ...person.studies.flatMap((study) => [
        tabbed(`${study.degree}, ${study.institution}`, study.year, { bold: true }),
        line('Thesis: Slow Water and Quick Ponds. Advisor: Prof. Hedda Lindgaard'),
      ]),
      heading('Academic Appointments'),
      ...person.jobs.flatMap((job) => [
        tabbed(
          job.title,
          `${dateText(job.start, 'short', person)} – ${dateText(job.end, 'short', person)}`,
          { bold: true },
        ),
        line(`${job.company}, ${job.location}`),
        ...job.bullets.map(bullet),
      ]),
      heading('Research Interests'),
      line(person.summary),
      heading('Publications'),
      line(
        `${person.name.split(' ')[1]}, N., and Rask, O. (2022). What lakes remember. Journal of Inland Waters 14(2), 101–119.`,
      ),
      line(`${person.name.split(' ')[1]}, N. (2019). A plankton census. Aquatic Letters 7, 33–40.`),
      heading('Grants and Awards'),
      bullet('Early Career Grant, National Water Council, 2022'),
      heading('Technical Skills'),
      line(flat(person).join(', ')),
      heading('Teaching'),
      bullet('Limnology (graduate), 2021–2024'),
      ...(person.languages ? [heading('Languages'), line(person.languages.join(', '))] : []),
    ]),
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements'],
};

/** A shaded side cell beside the main one; employer above title, dates below in italics. */
const shadedSide: DocxLayout = {
  docx: (person) => {
    const h = (text: string) =>
      line(text.toUpperCase(), { bold: true, color: '2E5984', characterSpacing: 40 });
    return packed([
      table([
        cell(
          [
            line(person.name, { bold: true, size: 40 }),
            line(person.headline, { italics: true }),
            h('Contact'),
            line(person.email),
            line(person.phone),
            line(person.location),
            h('Areas of Expertise'),
            ...flat(person).map((text) => line(text)),
            ...(person.languages
              ? [h('Languages'), ...person.languages.map((text) => line(text))]
              : []),
          ],
          35,
          'E7EEF5',
        ),
        cell(
          [
            h('Career Summary'),
            line(person.summary),
            h('Employment'),
            ...person.jobs.flatMap((job) => [
              line(job.company, { bold: true }),
              line(job.title),
              line(`${between(job, 'long', person)}, ${job.location}`, { italics: true }),
              ...job.bullets.map(bullet),
            ]),
            h('Education'),
            ...person.studies.flatMap((study) => [
              line(study.institution, { bold: true }),
              line(study.degree),
              line(`Graduated ${study.year}`, { italics: true }),
            ]),
          ],
          65,
        ),
      ]),
    ]);
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Rows of "Period / Employer / Position", with labels, as in forms of administrations. */
const labelledForm: DocxLayout = {
  docx: (person) =>
    packed([
      line('CURRICULUM VITAE', { bold: true, size: 30 }),
      line(`Full Name: ${person.name}`),
      line(`E-mail: ${person.email}`),
      line(`Telephone: ${person.phone}`),
      line(`Address: ${person.location}`),
      heading('Profile'),
      line(person.summary),
      heading('Employment Record'),
      ...person.jobs.flatMap((job) => [
        line(`Employer: ${job.company}, ${job.location}`),
        line(`Position held: ${job.title}`),
        line(`Period: ${between(job, 'long', person)}`),
        line('Duties:'),
        ...job.bullets.map(bullet),
      ]),
      heading('Education'),
      ...person.studies.flatMap((study) => [
        line(`Institution: ${study.institution}`),
        line(`Qualification: ${study.degree}`),
        line(`Year: ${study.year}`),
      ]),
      heading('Computer Skills'),
      line(flat(person).join(', ')),
      ...(person.languages ? [heading('Languages'), ...person.languages.map(bullet)] : []),
    ]),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const VARIED_DOCX = {
  chronological,
  headerBlock,
  pipes,
  lebenslaufTable,
  functionalList,
  academic,
  shadedSide,
  labelledForm,
};
