import { dateText, type LayoutTraits } from './layout.ts';
import type { Person } from './people.ts';

/** Layouts that the rules were not written for, as HTML. */
export interface HeldOutLayout extends LayoutTraits {
  html: (person: Person) => string;
}

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:Letter;margin:18mm}body{margin:0;font:10pt/1.4 Georgia,serif}h1,h2,h3,h4,p,ul,dl,dd,dt{margin:0}${style}</style>${body}`;
const list = <T>(items: T[] | undefined, html: (item: T) => string) =>
  (items ?? []).map(html).join('');
const li = (items: string[] | undefined) =>
  `<ul>${list(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;
const flat = (person: Person) => Object.values(person.skills).flat();

/** Centred entry heads, the date in the middle of the line, skills as sentences of a list. */
const centred: HeldOutLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>~ ${text} ~</h2>`;
    return page(
      'h1,h2,h3,.c{text-align:center}h1{font-size:22pt}h2{font-size:12pt;margin:12px 0 4px}h3{font-size:10pt;margin-top:6px}',
      `<h1>${person.name}</h1><p class=c>${person.location}</p><p class=c>${person.email} ~ ${person.phone}</p>
      ${h2('Professional Summary')}<p>${esc(person.summary)}</p>${h2('Work Experience')}
      ${list(person.jobs, (job) => `<h3>${esc(job.company)}, ${job.location}</h3><p class=c>${esc(job.title)}, ${dateText(job.start, 'long', person)} to ${dateText(job.end, 'long', person)}</p>${li(job.bullets)}`)}
      ${h2('Education')}${list(person.studies, (study) => `<h3>${esc(study.institution)}</h3><p class=c>${esc(study.degree)}, ${study.year}</p>`)}
      ${h2('Skills Summary')}${list(Object.entries(person.skills), ([group, items]) => `<p>${group}: ${esc(items.join(' | '))}</p>`)}
      ${person.languages ? `${h2('Languages')}<p class=c>${person.languages.join(' ~ ')}</p>` : ''}`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Columns of a grid: company and dates at the left, role and tasks at the right; skills in three columns. */
const grid: HeldOutLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    const row = (left: string, right: string) =>
      `<div class=g><div>${left}</div><div>${right}</div></div>`;
    return page(
      'body{font-family:Arial,sans-serif}h1{font-size:24pt;text-transform:uppercase}h2{font-size:12pt;color:#a30;border-bottom:2px solid #a30;margin:12px 0 6px}.g{display:grid;grid-template-columns:52mm 1fr;gap:6mm;margin-bottom:6px}.s{columns:3;list-style:none;padding:0}',
      `<h1>${person.name}</h1><p>${person.headline} – ${person.location}</p><p>T ${person.phone} · E ${person.email}${person.linkedin ? ` · ${person.linkedin}` : ''}</p>
      ${h2('Profile Summary')}<p>${esc(person.summary)}</p>${h2('Employment Experience')}
      ${list(person.jobs, (job) => row(`<b>${esc(job.company)}</b><br>${job.location}<br>${dateText(job.start, 'short', person)} – ${dateText(job.end, 'short', person)}`, `<b>${esc(job.title)}</b>${li(job.bullets)}`))}
      ${h2('Education')}${list(person.studies, (study) => row(`<b>${esc(study.institution)}</b><br>${study.start} – ${study.year}`, `<b>${esc(study.degree)}</b>`))}
      ${h2('Key Competencies')}<ul class=s>${list(flat(person), (item) => `<li>${esc(item)}</li>`)}</ul>`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** Bold title and company with a slash, dates in brackets behind; numbered tasks; abbreviations. */
const brief: HeldOutLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}:</h2>`;
    return page(
      'h1{font-size:15pt}h2{font-size:10.5pt;text-decoration:underline;margin:10px 0 2px}',
      `<h1>${person.name}, ${person.headline}</h1><p>${person.email}, ${person.phone}</p><p>${person.location}</p>
      ${h2('Career Profile')}<p>${esc(person.summary)}</p>${h2('Employment Record')}
      ${list(person.jobs, (job) => `<p><b>${esc(job.title)} / ${esc(job.company)}</b> [${dateText(job.start, 'slash', person)}-${dateText(job.end, 'slash', person)}]</p>${list(job.bullets, (text) => `<p>* ${esc(text)}</p>`)}`)}
      ${h2('Academic Qualifications')}${list(person.studies, (study) => `<p>* ${esc(study.degree)} - ${esc(study.institution)} (${study.start}-${study.year})</p>`)}
      ${h2('Skill Set')}${list(flat(person), (item) => `<p>* ${esc(item)}</p>`)}`,
    );
  },
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

export const HELD_OUT_LAYOUTS = { centred, grid, brief };
