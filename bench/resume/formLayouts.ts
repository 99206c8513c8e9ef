import type { HtmlLayout } from './htmlLayouts.ts';
import { dateText } from './layout.ts';
import type { Job, Person, Study } from './people.ts';

/** More layouts as HTML: prose, tags and labels. */

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:Letter;margin:18mm}body{margin:0;font:10pt/1.4 Georgia,serif}h1,h2,h3,h4,p,ul,dl,dd,dt{margin:0}${style}</style>${body}`;
const list = <T>(items: T[] | undefined, html: (item: T) => string) =>
  (items ?? []).map(html).join('');
const li = (items: string[] | undefined) =>
  `<ul>${list(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;
const flat = (person: Person) => Object.values(person.skills).flat();

/** All of an entry's head on one line, prose without bullets, contact at the foot. */
const prose: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    const head = (job: Job) =>
      `<p><b>${esc(job.title)}</b>, ${esc(job.company)}, ${job.location}, ${dateText(job.start, 'short', person)}–${dateText(job.end, 'short', person)}</p>`;
    const study = ({ degree, institution, year }: Study) =>
      `<p>${year}: ${esc(degree)}, ${esc(institution)}</p>`;
    return page(
      'h1{font-size:19pt;font-weight:400}h2{font-size:11pt;color:#06c;text-transform:lowercase;margin:14px 0 3px}p{margin-bottom:3px}',
      `<h1>${person.name}</h1><p><i>${person.headline}</i></p>${h2('Executive Summary')}<p>${esc(person.summary)}</p>
      ${h2('Professional Experience')}${list(person.jobs, (job) => `${head(job)}<p>${esc(job.bullets.join(' '))}</p>`)}
      ${h2('Education')}${list(person.studies, study)}${h2('Skills & Tools')}<p>${esc(flat(person).join('; '))}</p>
      ${person.languages ? `${h2('Language Proficiency')}<p>${person.languages.join('; ')}</p>` : ''}
      ${h2('Contact')}<p>${person.email}</p><p>${person.phone}</p><p>${person.location}</p>`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Initials in a disc, icons before contacts, dates right under a grey title line, tag-like skills. */
const modern: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      'body{font-family:Helvetica,sans-serif}.i{float:right;width:60px;height:60px;border-radius:50%;background:#357;color:#fff;text-align:center;line-height:60px}h1{font-size:28pt}h1 span{font-weight:300}h2{font-size:13pt;border-left:4px solid #357;padding-left:8px;margin:14px 0 6px}h3{font-size:11pt;color:#357}.t span{display:inline-block;background:#def;border-radius:8px;padding:1px 7px;margin:2px 4px 2px 0}.m{color:#888}',
      `<div class=i>${person.name
        .split(' ')
        .map((word) => word.charAt(0))
        .join('')}</div><h1>${person.name}</h1><p class=m>${person.headline.toUpperCase()}</p>
      <p>✉ ${person.email} &nbsp; ☎ ${person.phone} &nbsp; ⌂ ${person.location}</p>
      ${h2('My Profile')}<p>${esc(person.summary)}</p>${h2('Skills')}<div class=t>${list(flat(person), (item) => `<span>${esc(item)}</span> `)}</div>
      ${h2('Work History')}${list(person.jobs, (job) => `<h3>${esc(job.company)}</h3><p><b>${esc(job.title)}</b></p><p class=m>${dateText(job.start, 'long', person)} - ${dateText(job.end, 'long', person)} (${job.location})</p>${li(job.bullets)}`)}
      ${h2('Academic History')}${list(person.studies, (study) => `<h3>${esc(study.institution)}</h3><p><b>${esc(study.degree)}</b></p><p class=m>${study.start} - ${study.year}</p>`)}
      ${person.certifications ? h2('Training & Certifications') + li(person.certifications) : ''}${person.languages ? `${h2('Languages')}${li(person.languages)}` : ''}`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** A form of labels: From, Employer, Position. */
const labels: HtmlLayout = {
  html: (person) => {
    const row = (label: string, value: string) =>
      `<tr><td>${label}</td><td>${esc(value)}</td></tr>`;
    const range = (job: Job) =>
      `${dateText(job.start, 'slash', person)} – ${dateText(job.end, 'slash', person)}`;
    return page(
      'h1{font-size:16pt}h2{font-size:12pt;margin:12px 0 3px}td:first-child{width:42mm;color:#555}td{vertical-align:top}table{margin-bottom:6px}',
      `<h1>CURRICULUM VITAE</h1><h2>PERSONAL INFORMATION</h2><table>${row('Full name', person.name)}${row('E-mail', person.email)}${row('Phone', person.phone)}${row('Address', person.location)}</table>
      <h2>PERSONAL STATEMENT</h2><p>${esc(person.summary)}</p><h2>WORK EXPERIENCE</h2>
      ${list(person.jobs, (job) => `<table>${row('Dates', range(job))}${row('Position held', job.title)}${row('Employer', `${job.company}, ${job.location}`)}${row('Main activities', job.bullets.join(' '))}</table>`)}
      <h2>EDUCATION AND TRAINING</h2>${list(person.studies, (study) => `<table>${row('Dates', `${study.start} – ${study.year}`)}${row('Qualification', study.degree)}${row('Institution', study.institution)}</table>`)}
      <h2>PERSONAL SKILLS</h2><p>${esc(flat(person).join(', '))}</p>`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

export const FORM_LAYOUTS = { prose, modern, labels };
