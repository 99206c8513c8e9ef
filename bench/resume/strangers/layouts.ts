import {
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { DocxLayout } from '../docxLayouts.ts';
import type { HtmlLayout } from '../htmlLayouts.ts';
import { dateText } from '../layout.ts';
import { each, esc, flat, li, line, NO_EXTRAS, span } from '../parts.ts';

/** Families that no other set has: typed, tabbed and boxed documents, promotions, German and design sites. */

const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0;padding:0}@page{size:A4;margin:14mm}body{font:9.5pt/1.5 'DejaVu Sans',sans-serif}ul{padding-left:16px}${style}</style>${body}`;
const packed = (children: (Paragraph | Table)[]) =>
  Packer.toBuffer(new Document({ sections: [{ children }] }));

/** Typed with blanks and dashes: capitals for headings, three tabbed columns of skills. */
const typedTabs: DocxLayout = {
  docx: (person) => {
    const skills = flat(person);
    const rows = Array.from({ length: Math.ceil(skills.length / 3) }, (_, row) =>
      skills.slice(row * 3, row * 3 + 3),
    );
    const tabStops = [
      { type: TabStopType.LEFT, position: 3200 },
      { type: TabStopType.LEFT, position: 6400 },
    ];
    return packed([
      line(person.name),
      line(`${person.location}          ${person.phone}          ${person.email}`),
      line(''),
      line('PROFESSIONAL SUMMARY:'),
      line(person.summary),
      line('PROFESSIONAL SKILLS:'),
      ...rows.map((row) => new Paragraph({ tabStops, children: [new TextRun(row.join('\t'))] })),
      line('EXPERIENCE:'),
      ...person.jobs.flatMap((job) => [
        line(`${job.company}, ${job.location}          ${span(job, 'slash', person, '-')}`),
        line(job.title),
        ...job.bullets.map((text) => line(`- ${text}`)),
        line(''),
      ]),
      line('EDUCATION:'),
      ...person.studies.flatMap((study) => [
        line(`${study.institution}, ${study.location}`),
        line(`${study.degree}, ${study.year}`),
      ]),
    ]);
  },
  omits: NO_EXTRAS,
};

/** A shaded cell at the right with skills under small headings, rated by signs; "Title at Employer". */
const boxed: DocxLayout = {
  docx: (person) => {
    const small = (text: string) =>
      line(text.toUpperCase(), { bold: true, size: 18, color: '888888' });
    const cell = (width: number, children: Paragraph[]) =>
      new TableCell({ width: { size: width, type: WidthType.PERCENTAGE }, children });
    return packed([
      line(person.name, { bold: true, size: 48 }),
      line(`${person.headline}  //  ${person.email}  //  ${person.phone}  //  ${person.location}`),
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [
          new TableRow({
            children: [
              cell(68, [
                small('Career'),
                ...person.jobs.flatMap((job) => [
                  line(`${job.title} at ${job.company}`, { bold: true, size: 22 }),
                  line(`${span(job, 'short', person)}, ${job.location}`, { italics: true }),
                  ...job.bullets.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
                ]),
                small('Learning'),
                ...person.studies.flatMap((study) => [
                  line(study.degree, { bold: true, size: 22 }),
                  line(`${study.institution}, ${study.year}`, { italics: true }),
                ]),
              ]),
              cell(32, [
                small('Hello'),
                line(person.summary),
                small('Expertise'),
                ...flat(person).map((skill, index) =>
                  line(`${skill}  ${'◆'.repeat(5 - (index % 3))}${'◇'.repeat(index % 3)}`),
                ),
              ]),
            ],
          }),
        ],
      }),
    ]);
  },
  omits: NO_EXTRAS,
};

/** Employer once with the whole time, positions below it with theirs; skills in prose-like groups. */
const promoted: HtmlLayout = {
  html: (person) => {
    const firms = [...new Set(person.jobs.map(({ company }) => company))];
    return page(
      'h1{font-size:20pt}h2{font-size:12pt;color:#264;margin:12px 0 4px;text-transform:uppercase;letter-spacing:1px}.r{display:flex;justify-content:space-between}h3{font-size:11pt}',
      `<h1>${esc(person.name)}</h1><p>${person.headline} | ${person.location}</p><p>${person.email} | ${person.phone} | ${person.linkedin ?? ''}</p>
      <h2>Summary</h2><p>${esc(person.summary)}</p>
      <h2>Experience</h2>${each(firms, (firm) => {
        const jobs = person.jobs.filter(({ company }) => company === firm);
        const [last] = jobs;
        const first = jobs.at(-1);
        if (!last || !first) return '';
        const only = jobs.length === 1;
        return `<div class=r><h3>${esc(firm)}</h3><span>${last.location}</span></div>${only ? '' : `<p>${dateText(first.start, 'short', person)} – ${dateText(last.end, 'short', person)}</p>`}${each(jobs, (job) => `<div class=r><b>${esc(job.title)}</b><i>${span(job, 'short', person)}</i></div>${li(job.bullets)}`)}`;
      })}
      <h2>Education</h2>${each(person.studies, (study) => `<div class=r><h3>${esc(study.institution)}</h3><span>${study.location}</span></div><p>${esc(study.degree)}; GPA: 3.7/4.0 (${study.year})</p>`)}
      <h2>Skills &amp; Interests</h2>${each(Object.entries(person.skills), ([group, items]) => `<p><b>${esc(group)}:</b> ${esc(items.join('; '))}</p>`)}
      ${person.languages ? `<p><b>Languages:</b> ${person.languages.map((text) => `${text} (fluent)`).join(', ')}</p>` : ''}${person.interests ? `<p><b>Interests:</b> ${person.interests.join(', ')}</p>` : ''}`,
    );
  },
  omits: ['soft', 'projects', 'achievements'],
};

/** A German design: coloured margin at the left with bars, entries with the dates at the right in brackets. */
const modernGerman: HtmlLayout = {
  html: (person) =>
    page(
      '.w{display:grid;grid-template-columns:58mm 1fr;gap:8mm}.a{background:#eef;padding:4mm}h1{font-size:21pt}h2{font-size:11pt;margin:11px 0 4px;border-left:4px solid #36c;padding-left:5px}.b{display:flex;justify-content:space-between}',
      `<div class=w><div class=a><h2>Persönliches</h2><p>${person.location}</p><p>${person.phone}</p><p>${person.email}</p><p>${person.github ?? ''}</p><p>geb. 04.02.1991 in Cottbus</p>
      <h2>Kenntnisse</h2>${each(Object.entries(person.skills), ([group, items]) => `<p><b>${esc(group)}</b></p>${each(items, (skill, index) => `<p class=b><span>${esc(skill)}</span><span>${90 - index * 10} %</span></p>`)}`)}
      <h2>Sprachen</h2>${each(person.languages, (text, index) => `<p class=b><span>${text}</span><span>${['Muttersprache', 'C1', 'A2'][index]}</span></p>`)}</div>
      <div><h1>${esc(person.name)}</h1><p>${person.headline}</p><h2>Über mich</h2><p>${esc(person.summary)}</p>
      <h2>Beruflicher Werdegang</h2>${each(person.jobs, (job) => `<p><b>${esc(job.title)}</b> (${span(job, 'dot', person)})</p><p>${esc(job.company)} · ${job.location}</p>${li(job.bullets)}`)}
      <h2>Akademischer Werdegang</h2>${each(person.studies, (study) => `<p><b>${esc(study.degree)}</b> (${study.start} – ${study.year})</p><p>${esc(study.institution)}</p>`)}</div></div>`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Sections as cards; the dates stand under the employer with the length of time, skills are a sentence. */
const lengths: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:26pt;font-weight:300}h2{font-size:13pt;font-weight:300;color:#c60;margin:12px 0 4px}.c{border:1px solid #ddd;padding:3mm;margin-bottom:3mm}',
      `<h1>${esc(person.name)}</h1><p>${person.headline} based in ${person.location}</p><p>Mail: ${person.email}</p><p>Call: ${person.phone}</p>
      <h2>In short</h2><p>${esc(person.summary)}</p>
      <h2>Where I have worked</h2>${each(person.jobs, (job) => `<div class=c><p><b>${esc(job.title)}</b></p><p>${esc(job.company)} · Full-time</p><p>${span(job, 'short', person, ' - ')} · 4 yrs 2 mos</p><p>${job.location}</p>${li(job.bullets)}</div>`)}
      <h2>What I know</h2><p>${flat(person).slice(0, -1).map(esc).join(', ')} and ${esc(flat(person).at(-1) ?? '')}.</p>
      <h2>Where I have studied</h2>${each(person.studies, (study) => `<div class=c><p><b>${esc(study.institution)}</b></p><p>${esc(study.degree)}</p><p>${study.start} - ${study.year}</p></div>`)}`,
    ),
  omits: NO_EXTRAS,
};

export const STRANGE_LAYOUTS = { typedTabs, boxed, promoted, modernGerman, lengths };
