import type { HtmlLayout } from '../htmlLayouts.ts';
import { each, esc, flat, li, NO_EXTRAS, span } from '../parts.ts';

/** As programs for designs draw resumes: bands, centred columns, time lines, names next to pictures. */

const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0;padding:0}@page{size:A4;margin:0}body{font:9.5pt/1.4 'Nimbus Sans',sans-serif;print-color-adjust:exact}ul{padding-left:14px}${style}</style>${body}`;

/** A dark column of centred words at the left; the first and last name on two lines over the right one. */
const centredSide: HtmlLayout = {
  html: (person) => {
    const [first, ...last] = person.name.split(' ');
    return page(
      '.w{display:grid;grid-template-columns:68mm 1fr;min-height:290mm}.a{background:#223;color:#fff;padding:12mm 8mm;text-align:center}.m{padding:12mm 10mm}h1{font-size:30pt;line-height:1.05;text-transform:uppercase}h2{font-size:12pt;letter-spacing:3px;text-transform:uppercase;margin:16px 0 6px}h3{font-size:10.5pt}.p{width:30mm;height:30mm;border-radius:50%;background:#99a;margin:0 auto 8mm}',
      `<div class=w><div class=a><div class=p></div><h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${person.location}</p>
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p>${esc(study.institution)}</p><p>${study.start} - ${study.year}</p><br>`)}
      <h2>Skills</h2>${each(flat(person), (skill) => `<p>${esc(skill)}</p>`)}</div>
      <div class=m><h1>${first}<br>${last.join(' ')}</h1><p>${person.headline}</p><h2>Profile</h2><p>${esc(person.summary)}</p>
      <h2>Experience</h2>${each(person.jobs, (job) => `<h3>${esc(job.title)}</h3><p>${esc(job.company)} | ${job.location}</p><p>${span(job, 'long', person, ' - ')}</p>${li(job.bullets)}`)}</div></div>`,
    );
  },
  omits: NO_EXTRAS,
};

/** A line with dots between the dates at its left and the work at its right; skills in two columns with bars. */
const timeLine: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) =>
      `<div class=t><div class=d>${left}</div><div class=o></div><div>${right}</div></div>`;
    return page(
      'body{padding:14mm}.t{display:grid;grid-template-columns:30mm 6mm 1fr;margin-bottom:8px}.d{text-align:right;font-size:8.5pt;color:#777;padding-right:3mm}.o{border-left:2px solid #f60}h1{font-size:24pt}h2{background:#f60;color:#fff;font-size:11pt;padding:2px 6px;margin:14px 0 8px}.s{display:grid;grid-template-columns:1fr 1fr;gap:3px 12mm}.b{display:inline-block;width:40mm;height:5px;background:#f60}.s p{display:flex;justify-content:space-between;align-items:center}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><p>${person.email} &nbsp;|&nbsp; ${person.phone} &nbsp;|&nbsp; ${person.location}</p><h2>PROFILE</h2><p>${esc(person.summary)}</p>
      <h2>WORK EXPERIENCE</h2>${each(person.jobs, (job) => row(`${span(job, 'slash', person, ' - ')}<br>${job.location}`, `<b>${esc(job.title)}</b><br>${esc(job.company)}${li(job.bullets)}`))}
      <h2>EDUCATION</h2>${each(person.studies, (study) => row(`${study.start} - ${study.year}<br>${study.location}`, `<b>${esc(study.degree)}</b><br>${esc(study.institution)}`))}
      <h2>SKILLS</h2><div class=s>${each(flat(person), (skill) => `<p><span>${esc(skill)}</span><span class=b></span></p>`)}</div>`,
    );
  },
  omits: NO_EXTRAS,
};

/** A band with the name, then three columns of lists below the work, each under a heading of its own. */
const threeLists: HtmlLayout = {
  html: (person) =>
    page(
      '.h{background:#0a7;color:#fff;padding:10mm 14mm}h1{font-size:26pt}.m{padding:6mm 14mm}h2{font-size:11.5pt;color:#0a7;margin:12px 0 4px}.r{display:flex;justify-content:space-between}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm}',
      `<div class=h><h1>${esc(person.name)}</h1><p>${person.headline}</p><p>${person.email} · ${person.phone} · ${person.location}</p></div><div class=m><h2>Profile</h2><p>${esc(person.summary)}</p>
      <h2>Experience</h2>${each(person.jobs, (job) => `<div class=r><b>${esc(job.title)}, ${esc(job.company)}</b><span>${span(job, 'short', person, ' - ')}</span></div>${li(job.bullets)}`)}
      <div class=g><div><h2>Education</h2>${each(person.studies, (study) => `<p><b>${esc(study.degree)}</b></p><p>${esc(study.institution)}</p><p>${study.year}</p>`)}</div><div><h2>Skills</h2>${li(flat(person))}</div><div><h2>Interests</h2>${li(['Chess', 'Running', 'Choir'])}</div></div></div>`,
    ),
  placeless: true,
  omits: NO_EXTRAS,
};

/** A column at the right of a third, its skills with words for levels below each; signs before the dates. */
const levelWords: HtmlLayout = {
  html: (person) =>
    page(
      '.w{display:grid;grid-template-columns:1fr 62mm;gap:8mm;padding:12mm}h1{font-size:22pt;color:#528}h2{font-size:11pt;border-bottom:2px solid #528;margin:12px 0 6px}h3{font-size:10pt}.l{font-size:8pt;color:#888;margin-bottom:3px}.e{color:#528;font-style:italic}',
      `<div class=w><div><h1>${esc(person.name)}</h1><p class=e>${person.headline}</p><h2>Career Objective</h2><p>${esc(person.summary)}</p>
      <h2>Work History</h2>${each(person.jobs, (job) => `<h3>${esc(job.company)}</h3><p class=e>${esc(job.title)}</p><p class=l>${span(job, 'long', person, ' – ')} · ${job.location}</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.institution)}</h3><p class=e>${esc(study.degree)}</p><p class=l>Class of ${study.year} · ${study.location}</p>`)}</div>
      <div><h2>Contact</h2><p>${person.location}</p><p>${person.phone}</p><p>${person.email}</p>
      <h2>Professional Skills</h2>${each(flat(person), (skill, index) => `<p>${esc(skill)}</p><p class=l>${['Expert', 'Advanced', 'Intermediate'][index % 3]}</p>`)}
      ${person.languages ? `<h2>Languages</h2>${each(person.languages, (text, index) => `<p>${text}</p><p class=l>${['Native', 'Fluent', 'Basic'][index % 3]}</p>`)}` : ''}</div></div>`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const DESIGNS = { centredSide, timeLine, threeLists, levelWords };
