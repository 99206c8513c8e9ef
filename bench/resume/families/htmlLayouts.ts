import type { HtmlLayout } from '../htmlLayouts.ts';
import { dateText } from '../layout.ts';
import { each, esc, flat, li, NO_EXTRAS, span } from '../parts.ts';
import type { Job } from '../people.ts';

/** As sites for jobs and builders of resumes print them, and designs in the manner of France and Spain. */

const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0;padding:0}@page{size:A4;margin:15mm}body{font:10pt/1.45 'Nimbus Sans',sans-serif}ul{padding-left:16px}${style}</style>${body}`;

/** A site for jobs: title, "employer - place", "June 2019 to Present"; skills with their years, in columns. */
const jobSite: HtmlLayout = {
  html: (person) =>
    page(
      'body{font-size:10.5pt}h1{font-size:21pt}h2{font-size:14pt;border-bottom:1px solid #999;margin:14px 0 6px;font-weight:400;color:#555}h3{font-size:11pt;margin-top:8px}.g{color:#666}.s{columns:2}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><p class=g>${person.location}</p><p class=g>${person.email}</p><p class=g>${person.phone}</p><p>${esc(person.summary)}</p><p>Authorized to work in the US for any employer</p>
      <h2>Work Experience</h2>${each(person.jobs, (job) => `<h3>${esc(job.title)}</h3><p class=g>${esc(job.company)} - ${job.location}</p><p class=g>${span(job, 'long', person, ' to ')}</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p class=g>${esc(study.institution)} - ${study.location}</p><p class=g>${study.start === study.year ? '' : `August ${study.start} to `}May ${study.year}</p>`)}
      <h2>Skills</h2><ul class=s>${each(flat(person), (skill, index) => `<li>${esc(skill)} (${index % 3 === 0 ? '10+ years' : index % 3 === 1 ? '4 years' : 'Less than 1 year'})</li>`)}</ul>
      <h2>Certifications and Licenses</h2><h3>CDL A</h3><p class=g>March 2011 to Present</p><h3>TWIC Card</h3>
      <h2>Additional Information</h2><p>Will work nights and weekends. Passport. Clean drug test every time since 2007.</p>`,
    ),
  omits: NO_EXTRAS,
};

/** Title and employer on one line with the place right, dates small below; details and skill bars at the right. */
const bars: HtmlLayout = {
  html: (person) =>
    page(
      '.w{display:grid;grid-template-columns:1fr 48mm;gap:10mm}h1{font-size:22pt}h2{font-size:13pt;margin:14px 0 5px}h3{font-size:10.5pt;display:flex;justify-content:space-between}h3 span{font-weight:400}.d{color:#99a;font-size:8.5pt;letter-spacing:.5px}.a{font-size:8pt}.a h2{font-size:11pt}.b{height:3px;background:#08c;margin:2px 0 7px}',
      `<div class=w><div><h1>${esc(person.name)}</h1><p>${person.headline.toUpperCase()}</p><h2>Profile</h2><p>${esc(person.summary)}</p>
      <h2>Employment History</h2>${each(person.jobs, (job) => `<h3>${esc(job.title)}, ${esc(job.company)} <span>${job.location}</span></h3><p class=d>${span(job, 'long', person, ' — ').toUpperCase()}</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.degree)}, ${esc(study.institution)} <span>${study.location}</span></h3><p class=d>SEPTEMBER ${study.start} — JUNE ${study.year}</p>`)}
      <h2>References</h2><p>References available upon request</p></div>
      <div class=a><h2>Details</h2><p>${person.location}</p><p>${person.phone}</p><p><a href="mailto:${person.email}">${person.email}</a></p>
      <h2>Skills</h2>${each(flat(person), (skill) => `<p>${esc(skill)}</p><div class=b></div>`)}
      ${person.languages ? `<h2>Languages</h2>${each(person.languages, (text) => `<p>${text}</p><div class=b></div>`)}` : ''}
      <h2>Hobbies</h2><p>Hiking, chess, sourdough</p></div></div>`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** A grid of skill groups: name, how well, and the words it stands for. */
const keywords: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:20pt}h2{font-size:11.5pt;color:#a33;border-bottom:1px solid;margin:12px 0 5px}.r{display:flex;justify-content:space-between}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px}.c{display:flex;gap:16px}.b{font-weight:700}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><p class=c><span>${person.location}</span><span>${person.phone}</span><a href="mailto:${person.email}">${person.email}</a><span>${person.linkedin ?? ''}</span></p>
      <h2>Summary</h2><p>${esc(person.summary)}</p>
      <h2>Experience</h2>${each(person.jobs, (job) => `<div class=r><div><p class=b>${esc(job.company)}</p><p>${esc(job.title)}</p></div><div style="text-align:right"><p class=b>${span(job, 'long', person, ' to ')}</p><p>${job.location}</p></div></div>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<div class=r><div><p class=b>${esc(study.institution)}</p><p>${esc(study.degree)}</p></div><div style="text-align:right"><p class=b>August ${study.start} to May ${study.year}</p><p>${study.location}</p></div></div>`)}
      <h2>Skills</h2><div class=g>${each(Object.entries(person.skills), ([group, items], index) => `<div><p class=b>${esc(group)}</p><p>${['Advanced', 'Intermediate', 'Expert'][index % 3]}</p><p>${esc(items.join(', '))}</p></div>`)}</div>`,
    ),
  omits: NO_EXTRAS,
};

/** France: "Depuis janvier 2020 : title – employer (town)" in a wide column, the rest at the left. */
const francais: HtmlLayout = {
  html: (person) => {
    const when = (job: Job) =>
      job.end === 'present'
        ? `Depuis ${dateText(job.start, 'long', person)}`
        : `De ${dateText(job.start, 'long', person)} à ${dateText(job.end, 'long', person)}`;
    return page(
      '.w{display:grid;grid-template-columns:52mm 1fr;gap:8mm}.a{background:#234;color:#fff;padding:5mm}h1{font-size:20pt}h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;margin:12px 0 5px}.d{font-style:italic}',
      `<div class=w><div class=a><h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${person.location}</p><p>Permis B</p>
      <h2>Compétences</h2>${each(flat(person), (skill, index) => `<p>${esc(skill)} ${'★'.repeat(5 - (index % 3))}${'☆'.repeat(index % 3)}</p>`)}
      <h2>Langues</h2>${each(person.languages, (text, index) => `<p>${text} : ${['langue maternelle', 'courant', 'notions'][index]}</p>`)}
      <h2>Centres d’intérêt</h2>${each(person.interests, (text) => `<p>${text}</p>`)}</div>
      <div><h1>${esc(person.name)}</h1><p><b>${person.headline}</b></p><p>${esc(person.summary)}</p>
      <h2>Expériences professionnelles</h2>${each(person.jobs, (job) => `<p class=d>${when(job)}</p><p><b>${esc(job.title)}</b> – ${esc(job.company)} (${job.location})</p>${li(job.bullets)}`)}
      <h2>Formation</h2>${each(person.studies, (study) => `<p class=d>${study.start} - ${study.year}</p><p><b>${esc(study.degree)}</b></p><p>${esc(study.institution)}, ${study.location}</p>`)}</div></div>`,
    );
  },
  omits: ['soft', 'projects', 'achievements'],
};

/** Spain, from a word processor saved as HTML: everything in a table of two columns with labels. */
const espanol: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) =>
      `<tr><td width="30%" valign="top">${left}</td><td>${right}</td></tr>`;
    return page(
      'table{width:100%;border-collapse:collapse}td{padding:2px 6px}h2{font-size:12pt;color:#048;margin:10px 0 3px}',
      `<h1>${esc(person.name)}</h1><p>Fecha de nacimiento: 14/05/1989 · ${person.phone} · ${person.email} · ${person.location}</p>
      <h2>Perfil profesional</h2><p>${esc(person.summary)}</p>
      <h2>Experiencia laboral</h2><table>${each(person.jobs, (job) => row(span(job, 'slash', person, ' - '), `<p><b>${esc(job.title)}</b></p><p>${esc(job.company)} (${job.location})</p><p>${esc(job.bullets.join(' '))}</p>`))}</table>
      <h2>Formación académica</h2><table>${each(person.studies, (study) => row(`${study.start} - ${study.year}`, `<p><b>${esc(study.degree)}</b></p><p>${esc(study.institution)}, ${study.location}</p>`))}</table>
      <h2>Conocimientos técnicos</h2><p>${flat(person).map(esc).join(' / ')}</p>
      <h2>Idiomas</h2><table>${each(person.languages, (text, index) => row(text, ['Nativo', 'C1', 'B1'][index] ?? ''))}</table>
      <h2>Otros datos</h2><p>Carné de conducir B. Vehículo propio.</p>`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Chips in rows whose gaps alone tell them apart; a quarter of the page is the name. */
const chips: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:30pt;font-weight:300;letter-spacing:6px;text-transform:uppercase;text-align:center}h2{font-size:10pt;letter-spacing:4px;text-transform:uppercase;text-align:center;margin:14px 0 6px;border-top:1px solid;border-bottom:1px solid;padding:3px}.c{display:flex;flex-wrap:wrap;gap:6px 9px}.c span{border:1px solid #888;border-radius:9px;padding:1px 6px}.t{display:flex;justify-content:space-between;font-weight:700}.x{text-align:center}',
      `<h1>${esc(person.name)}</h1><p class=x>${person.headline}</p><p class=x>${person.phone} / ${person.email} / ${person.location}</p>
      <h2>About Me</h2><p>${esc(person.summary)}</p>
      <h2>Key Skills</h2><div class=c>${each(flat(person), (skill) => `<span>${esc(skill)}</span>`)}</div>
      <h2>Career History</h2>${each(person.jobs, (job) => `<p class=t><span>${esc(job.title).toUpperCase()}</span><span>${span(job, 'short', person)}</span></p><p>${esc(job.company)}, ${job.location}</p>${li(job.bullets)}`)}
      <h2>Education &amp; Training</h2>${each(person.studies, (study) => `<p class=t><span>${esc(study.degree)}</span><span>${study.start} – ${study.year}</span></p><p>${esc(study.institution)}, ${study.location}</p>`)}`,
    ),
  omits: NO_EXTRAS,
};

/** Skills in an own line for each group, tasks with "Tech:" below, the name and "Page 2" on every page. */
const techLines: HtmlLayout = {
  html: (person) =>
    page(
      'body{font-family:"DejaVu Serif",serif;font-size:9.5pt}h1{font-size:19pt}h2{font-size:11pt;margin:12px 0 4px;font-variant:small-caps}p.j{font-weight:700}',
      `<h1>${esc(person.name)}</h1><p>${person.email} • ${person.phone} • ${person.location} • <a href="https://${person.linkedin}">LinkedIn</a></p>
      <h2>Profile</h2><p>${esc(person.summary)}</p>
      <h2>Technical Proficiencies</h2>${each(Object.entries(person.skills), ([group, items]) => `<p><b>${esc(group)}</b> – ${esc(items.join(' · '))}</p>`)}
      <h2>Professional Experience</h2>${each(person.jobs, (job) => `<p class=j>${esc(job.title)} @ ${esc(job.company)} (${span(job, 'short', person)})</p>${li(job.bullets)}<p><i>Tech: ${flat(person).slice(0, 4).map(esc).join(', ')}</i></p>`)}
      <h2>Education</h2>${each(person.studies, (study) => `<p>${esc(study.degree)}, ${esc(study.institution)}, ${study.location} (${study.year})</p>`)}`,
    ),
  placeless: true,
  omits: NO_EXTRAS,
};

export const FAMILY_HTML = { jobSite, bars, keywords, francais, espanol, chips, techLines };
