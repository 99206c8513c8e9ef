import type { HtmlLayout } from '../htmlLayouts.ts';
import { dateText } from '../layout.ts';
import type { Job, Person } from '../people.ts';

/** As the builders of resumes on the web print them, and an Italian CV. */

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const each = <T>(items: readonly T[] | undefined, html: (item: T, index: number) => string) =>
  (items ?? []).map(html).join('');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0;padding:0}@page{size:Letter;margin:15mm}body{font:10pt/1.45 'Nimbus Sans',sans-serif}ul{padding-left:16px}${style}</style>${body}`;
const li = (items: readonly string[]) =>
  `<ul>${each(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;
const flat = ({ skills }: Person) => Object.values(skills).flat();
const span = (job: Job, style: 'short' | 'long' | 'slash' | 'year', person: Person, dash = ' – ') =>
  `${dateText(job.start, style, person)}${dash}${dateText(job.end, style, person)}`;

/** "Title — Employer" with years at the right; services and testimonials between the sections. */
const dashed: HtmlLayout = {
  html: (person) => {
    const head = (left: string, right: string, date: string) =>
      `<div class=r><h3>${left} <span>— ${right}</span></h3><p>${date}</p></div>`;
    return page(
      '.r{display:flex;justify-content:space-between}h1{font-size:24pt}h2{font-size:12pt;margin:12px 0 4px;color:#375}h3{font-size:10.5pt}h3 span{font-weight:400}.c{display:flex;gap:14px;list-style:none;padding:0}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><ul class=c><li>${person.email}</li><li>${person.phone}</li><li>${person.location}</li></ul>
      <h2>About</h2><p>${esc(person.summary)}</p>
      <h2>Services</h2><ul><li><b>Strategy Review</b> A focused review with a written report, from $1,500</li></ul>
      <h2>Experience</h2>${each(person.jobs, (job) => head(esc(job.title), esc(job.company), span(job, 'year', person, ' — ')) + li(job.bullets))}
      <h2>Testimonials</h2><p>"Fast, sharp, and easy to work with."</p><p>— Alex Kimura, Founder, Acorn Labs</p>
      <h2>Education</h2>${each(person.studies, (study) => head(esc(study.degree), esc(study.institution), `${study.start} — ${study.year}`))}
      <h2>Skills</h2><p>${each(flat(person), (skill) => `<span style="margin-right:14px">${esc(skill)}</span> `)}</p><p style="text-align:center">References available on request.</p>`,
    );
  },
  years: true,
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** Dates above the title, the employer in capitals with the town behind a dot; narrow column at the left. */
const canvas: HtmlLayout = {
  html: (person) =>
    page(
      '.w{display:grid;grid-template-columns:56mm 1fr;gap:9mm}h1{text-align:center;letter-spacing:8px;font-weight:400;text-transform:uppercase;font-size:20pt}.h{text-align:center;letter-spacing:3px;margin-bottom:14px}h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;border-bottom:1px solid;margin:12px 0 6px}h3{font-size:10.5pt}',
      `<h1>${esc(person.name)}</h1><p class=h>${person.headline.toUpperCase()}</p><div class=w><div><h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${person.location}</p>
      <h2>Education</h2>${each(person.studies, (study) => `<p>${study.start} - ${study.year}</p><h3>${esc(study.degree)}</h3><p>${esc(study.institution).toUpperCase()}</p>`)}
      <h2>Expertise</h2>${li(flat(person))}<h2>Language</h2>${li(person.languages ?? [])}</div>
      <div><h2>Profile Info</h2><p>${esc(person.summary)}</p><h2>Experience</h2>${each(person.jobs, (job) => `<p>${span(job, 'year', person, ' - ')}</p><h3>${esc(job.title)}</h3><p>${esc(job.company).toUpperCase()} • ${job.location}</p>${li(job.bullets)}`)}</div></div>`,
    ),
  years: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Title, employer, then dates and town on one line; "Achievements/Tasks" above the tasks. */
const tasks: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:22pt}h2{font-size:13pt;text-transform:uppercase;color:#06a;margin:13px 0 5px}h3{font-size:11.5pt}.r{display:flex;justify-content:space-between;font-style:italic;color:#06a;font-size:8.5pt}.k span{background:#9ab;color:#fff;padding:2px 7px;margin-right:6px}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><p>${esc(person.summary)}</p><p>${person.email} &nbsp;&nbsp; ${person.phone} &nbsp;&nbsp; ${person.location}${person.linkedin ? ` &nbsp;&nbsp; ${person.linkedin}` : ''}</p>
      <h2>Skills</h2><p class=k>${each(flat(person), (skill) => `<span>${esc(skill)}</span> `)}</p>
      <h2>Work Experience</h2>${each(person.jobs, (job) => `<h3>${esc(job.title)}</h3><p><b style="font-weight:400;font-size:11.5pt">${esc(job.company)}</b></p><div class=r><span>${span(job, 'slash', person, ' - ')},</span><span>${job.location}</span></div><p style="color:#06a;font-style:italic;font-size:8.5pt">Achievements/Tasks</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p>${esc(study.institution)}</p><div class=r><span>09/${study.start} - 06/${study.year},</span><span>${study.location}</span></div>`)}
      ${person.languages ? `<h2>Languages</h2>${each(person.languages, (text) => `<p>${text}</p><p style="color:#06a;font-style:italic;font-size:8.5pt">Full Professional Proficiency</p>`)}` : ''}`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Dates as 2019-06 in a margin, the employer and town under the title, "Key achievement:" in the tasks. */
const isoMargin: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) =>
      `<div class=d><div>${left}</div><div>${right}</div></div>`;
    return page(
      'h1{font-size:21pt;background:#345;color:#fff;padding:6mm}h2{font-size:13pt;border-top:1px solid #999;border-bottom:1px solid #999;margin:10px 0 6px}.d{display:grid;grid-template-columns:34mm 1fr;margin-bottom:6px}',
      `<h1>${esc(person.name)}</h1>${row('Address', person.location)}${row('Phone', person.phone)}${row('E-mail', person.email)}<p>${esc(person.summary)}</p>
      <h2>Work History</h2>${each(person.jobs, (job) => row(`${dateText(job.start, 'iso', person)} - ${job.end === 'present' ? 'Current' : job.end}`, `<b>${esc(job.title)}</b><br><i>${esc(job.company)}, ${job.location}</i>${li([...job.bullets.slice(0, -1), `Key achievement: ${job.bullets.at(-1)}`])}`))}
      <h2>Education</h2>${each(person.studies, (study) => row(`${study.start}-09 - ${study.year}-06`, `<b>${esc(study.degree)}</b><br><i>${esc(study.institution)} - ${study.location}</i>`))}
      <h2>Skills</h2>${each(flat(person), (skill) => row('', esc(skill)))}`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** Signs for date and place before them; the employer in colour under the title. */
const signs: HtmlLayout = {
  html: (person) =>
    page(
      'body{font-family:"DejaVu Sans",sans-serif;font-size:9pt}h1{font-size:22pt;text-transform:uppercase}h2{font-size:12pt;border-bottom:3px solid;text-transform:uppercase;margin:12px 0 5px}h3{font-size:11pt;font-weight:400}.e{color:#08c;font-weight:700}',
      `<h1>${esc(person.name)}</h1><p class=e>${person.headline} | ${flat(person).slice(0, 3).map(esc).join(' | ')}</p><p>☎ ${person.phone}   ✉ ${person.email}   ⌖ ${person.location}</p>
      <h2>Summary</h2><p>${esc(person.summary)}</p><h2>Experience</h2>${each(person.jobs, (job) => `<h3>${esc(job.title)}</h3><p class=e>${esc(job.company)}</p><p>⌚ ${span(job, 'slash', person, ' - ')}   ⌖ ${job.location}</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p class=e>${esc(study.institution)}</p><p>⌚ ${study.start} - ${study.year}   ⌖ ${study.location}</p>`)}
      <h2>Skills</h2><p>${flat(person).map(esc).join(' · ')}</p>
      ${person.languages ? `<h2>Languages</h2>${each(person.languages, (text) => `<p>${text} ●●●●●</p>`)}` : ''}`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

const ITALIAN =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  );
const italian = (month: string) => {
  const [year, number] = month.split('-');
  return month === 'present' ? 'oggi' : `${ITALIAN[Number(number) - 1]} ${year}`;
};

/** An Italian CV. */
const italiano: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:20pt}h2{font-size:12pt;color:#063;margin:12px 0 4px}',
      `<h1>Curriculum Vitae</h1><p><b>${person.name}</b></p><p>${person.location}</p><p>Tel. ${person.phone}</p><p>${person.email}</p>
      <h2>Profilo professionale</h2><p>${esc(person.summary)}</p>
      <h2>Esperienze professionali</h2>${each(person.jobs, (job) => `<p>${italian(job.start)} – ${italian(job.end)}</p><p><b>${esc(job.title)}</b></p><p>${esc(job.company)}, ${job.location}</p>${li(job.bullets)}`)}
      <h2>Istruzione e formazione</h2>${each(person.studies, (study) => `<p>${study.start} – ${study.year}</p><p><b>${esc(study.degree)}</b></p><p>${esc(study.institution)}</p>`)}
      <h2>Competenze tecniche</h2><p>${flat(person).map(esc).join(', ')}</p>
      <h2>Lingue</h2><p>${(person.languages ?? []).join(', ')}</p>
      <p>Autorizzo il trattamento dei miei dati personali ai sensi del D.Lgs. 196/2003.</p>`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const LAST_LAYOUTS = { dashed, canvas, tasks, isoMargin, signs, italiano };
