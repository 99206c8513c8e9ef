import type { HtmlLayout } from '../htmlLayouts.ts';
import { dateText } from '../layout.ts';
import type { Job, Person } from '../people.ts';

/** What people upload from the web: exports of networks and form builders, templates, national CVs. */

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const each = <T>(items: readonly T[] | undefined, html: (item: T, index: number) => string) =>
  (items ?? []).map(html).join('');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0;padding:0}@page{size:A4;margin:14mm}body{font:10pt/1.4 'Nimbus Sans',sans-serif}ul{padding-left:14px}${style}</style>${body}`;
const li = (items: readonly string[] | undefined) =>
  `<ul>${each(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;
const flat = ({ skills }: Person) => Object.values(skills).flat();
const long = (month: string, person: Person) => dateText(month, 'long', person);

/** Jobs in a row at one employer. */
export function byEmployer(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const group = groups.at(-1);
    if (group?.[0]?.company === job.company) group.push(job);
    else groups.push([job]);
  }
  return groups;
}

/** "4 years 3 months", as LinkedIn counts them; jobs of the present day end in June 2026. */
function duration(first: Job, last: Job): string {
  const at = (text: string) => {
    const [year = 0, month = 1] = (text === 'present' ? '2026-06' : text).split('-').map(Number);
    return year * 12 + month;
  };
  const months = at(last.end) - at(first.start) + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    years > 0 && `${years} year${years > 1 ? 's' : ''}`,
    rest > 0 && `${rest} month${rest > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** LinkedIn's "Save to PDF": a dark column at the left; employers above their positions. */
const networkExport: HtmlLayout = {
  html: (person) =>
    page(
      '@page{margin:0}body{font-size:10.5pt}.w{display:flex;min-height:290mm}.s{width:62mm;background:#283e4a;color:#eee;padding:12mm 5mm}.m{flex:1;padding:12mm 8mm}.s h2{font-size:13pt;margin:14px 0 6px}h1{font-size:26pt;font-weight:400}.m h2{font-size:15.75pt;font-weight:400;margin:14px 0 6px}h3{font-size:12pt}.t{font-size:11.5pt}.l{color:#777}.f{text-align:center;color:#888;margin-top:20px}',
      `<div class=w><div class=s><h2>Contact</h2><p>${person.email}</p><p><a style="color:#fff" href="https://www.${person.linkedin}">www.${person.linkedin}</a> (LinkedIn)</p>
      <h2>Top Skills</h2>${each(flat(person), (skill) => `<p>${esc(skill)}</p>`)}
      ${person.languages ? `<h2>Languages</h2>${each(person.languages, (text) => `<p>${text}</p>`)}` : ''}
      ${person.certifications ? `<h2>Certifications</h2>${each(person.certifications, (text) => `<p>${esc(text)}</p>`)}` : ''}</div>
      <div class=m><h1>${esc(person.name)}</h1><p>${person.headline}</p><p class=l>${person.location}</p><h2>Summary</h2><p>${esc(person.summary)}</p><h2>Experience</h2>
      ${each(byEmployer(person.jobs), (jobs) => {
        const [last, first] = [jobs[0] as Job, jobs.at(-1) as Job];
        return `<h3>${esc(last.company)}</h3>${jobs.length > 1 ? `<p>${duration(first, last)}</p>` : ''}${each(
          jobs,
          (job) =>
            `<p class=t>${esc(job.title)}</p><p>${long(job.start, person)} - ${long(job.end, person)} (${duration(job, job)})</p><p class=l>${job.location}</p>${each(job.bullets, (text) => `<p>${esc(text)}</p>`)}<br>`,
        )}`;
      })}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.institution)}</h3><p>${esc(study.degree)} · (${study.start} - ${study.year})</p>`)}
      <p class=f>Page 1 of 1</p></div></div>`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** The Europass form of today: dates in square brackets, fields with labels. */
const europass: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    const day = (month: string, of: string) =>
      month === 'present' ? 'Current' : `${of}/${dateText(month, 'slash', person)}`;
    return page(
      'h1{font-size:20pt;font-weight:400;color:#0e4194}h2{font-size:11pt;color:#0e4194;text-transform:uppercase;border-bottom:1px solid;margin:12px 0 5px}.d{color:#0e4194}',
      `<h1>${person.name}</h1><p><b>Date of birth:</b> 14/02/1990 | <b>Nationality:</b> Danish | <b>Phone number:</b> ${person.phone} (Mobile) | <b>Email address:</b> <a href="mailto:${person.email}">${person.email}</a></p><p><b>Address:</b> ${person.location} (Home)</p>
      ${h2('About me')}<p>${esc(person.summary)}</p>${h2('Work experience')}
      ${each(person.jobs, (job) => `<p class=d>[ ${day(job.start, '01')} – ${day(job.end, '31')} ]</p><p><b>${esc(job.title)}</b></p><p><b>${esc(job.company)}</b></p><p>City: ${job.location.split(', ')[0]} | Country: ${job.location.split(', ')[1] ?? ''}</p><p>Main activities and responsibilities:</p>${li(job.bullets)}`)}
      ${h2('Education and training')}${each(person.studies, (study) => `<p class=d>[ 01/09/${study.start} – 30/06/${study.year} ]</p><p><b>${esc(study.degree)}</b></p><p><b>${esc(study.institution)}</b></p><p>City: ${study.location.split(', ')[0]} | Country: ${study.location.split(', ')[1] ?? ''}</p>`)}
      ${h2('Language skills')}<p>${(person.languages ?? []).join(' | ')}</p>
      ${h2('Digital skills')}<p>${flat(person).map(esc).join(' | ')}</p>
      ${person.interests ? `${h2('Hobbies and interests')}<p>${person.interests.join(', ')}</p>` : ''}`,
    );
  },
  omits: ['soft', 'projects', 'achievements'],
};

/** A template of an online word processor: "Employer, Town — Title", dates in capitals below. */
const dashSerif: HtmlLayout = {
  html: (person) =>
    page(
      'body{font:9.5pt/1.45 Georgia,"Nimbus Roman",serif}td{vertical-align:top}.m{width:68%;padding-right:9mm}h1{font-size:32pt;font-weight:700}h2{font-size:9pt;color:#2079c7;margin:16px 0 4px}h3{font-size:10.5pt;margin-top:8px}h3 i{font-weight:400}.d{font-size:7.5pt;color:#666}',
      `<table><tr><td class=m><h1>${esc(person.name)}</h1><p>${person.headline}</p></td><td><p>${person.location}</p><p><b>${person.phone}</b></p><p><b>${person.email}</b></p></td></tr>
      <tr><td class=m><h2>EXPERIENCE</h2>${each(person.jobs, (job) => `<h3>${esc(job.company)}, <span>${job.location}</span> — <i>${esc(job.title)}</i></h3><p class=d>${long(job.start, person).toUpperCase()} - ${long(job.end, person).toUpperCase()}</p><p>${esc(job.bullets.join(' '))}</p>`)}
      <h2>EDUCATION</h2>${each(person.studies, (study) => `<h3>${esc(study.institution)}, <span>${study.location}</span> — <i>${esc(study.degree)}</i></h3><p class=d>SEPTEMBER ${study.start} - JUNE ${study.year}</p>`)}
      ${person.projects ? `<h2>PROJECTS</h2>${each(person.projects, (project) => `<h3>${esc(project.name)} — <i>${esc(project.description)}</i></h3>`)}` : ''}</td>
      <td><h2>SKILLS</h2>${each(flat(person), (skill) => `<p>${esc(skill)}</p>`)}
      ${person.achievements ? `<h2>AWARDS</h2>${each(person.achievements, (text) => `<p>${esc(text)}</p>`)}` : ''}
      ${person.languages ? `<h2>LANGUAGES</h2><p>${person.languages.join(', ')}</p>` : ''}</td></tr></table>`,
    ),
  omits: ['summary', 'soft', 'interests'],
};

/** Dates first, on a line of their own; then "Employer, Town - Title". */
const datesFirst: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:28pt;color:#d90}h2{font-size:13pt;color:#d90;margin:14px 0 4px}.d{color:#888;font-size:9pt;margin-top:7px}',
      `<h1>${esc(person.name)}</h1><p>${person.phone}<br>${person.email}<br>${person.location}</p>
      <h2>Objective</h2><p>${esc(person.summary)}</p>
      <h2>Skills</h2>${li(flat(person))}
      <h2>Experience</h2>${each(person.jobs, (job) => `<p class=d>${long(job.start, person)} – ${long(job.end, person)}</p><p><b>${esc(job.company)}</b>, ${job.location} - <i>${esc(job.title)}</i></p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<p class=d>August ${study.start} - May ${study.year}</p><p><b>${esc(study.institution)}</b>, ${study.location} - <i>${esc(study.degree)}</i></p>`)}`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** The form of a careers office: employer and place, then title and dates, each flush left and right. */
const careersOffice: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) =>
      `<div class=r><span>${left}</span><span>${right}</span></div>`;
    const start = (job: Job) =>
      `${dateText(job.start, 'short', person)} – ${dateText(job.end, 'short', person)}`;
    return page(
      'body{font:10.5pt/1.3 "Nimbus Roman",serif}h1{text-align:center;font-size:17pt}.c{text-align:center}h2{font-size:11pt;text-align:center;margin:9px 0 3px;border-bottom:.5px solid}.r{display:flex;justify-content:space-between}',
      `<h1>${esc(person.name)}</h1><p class=c>${person.location} • ${person.email} • ${person.phone}${person.linkedin ? ` • ${person.linkedin}` : ''}</p>
      <h2>Education</h2>${each(person.studies, (study) => `${row(`<b>${esc(study.institution).toUpperCase()}</b>`, study.location)}${row(esc(study.degree), `May ${study.year}`)}`)}
      <h2>Experience</h2>${each(person.jobs, (job) => `${row(`<b>${esc(job.company).toUpperCase()}</b>`, job.location)}${row(`<b>${esc(job.title)}</b>`, start(job))}${li(job.bullets)}`)}
      <h2>Skills &amp; Interests</h2><p><b>Technical:</b> ${esc(flat(person).join(', '))}</p>${person.languages ? `<p><b>Language:</b> ${person.languages.join(', ')}</p>` : ''}${person.interests ? `<p><b>Interests:</b> ${person.interests.join(', ')}</p>` : ''}`,
    );
  },
  omits: ['summary', 'soft', 'projects', 'achievements'],
};

/** An employer once with the whole time, its positions below, each with its own dates. */
const promotions: HtmlLayout = {
  html: (person) => {
    const short = (month: string) => dateText(month, 'slash', person);
    return page(
      'h1{font-size:21pt}h2{font-size:11pt;letter-spacing:3px;text-transform:uppercase;margin:14px 0 5px;background:#eef;padding:2px 4px}.e{font-weight:700;font-size:11pt;margin-top:8px}.p{font-style:italic;margin-top:3px}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><p>${person.location} | ${person.phone} | ${person.email}</p>
      <h2>Profile</h2><p>${esc(person.summary)}</p><h2>Professional Background</h2>
      ${each(byEmployer(person.jobs), (jobs) => `<p class=e>${esc(jobs[0]?.company ?? '')}, ${jobs[0]?.location}</p>${each(jobs, (job) => `<p class=p>${esc(job.title)} (${short(job.start)} – ${short(job.end)})</p>${li(job.bullets)}`)}`)}
      <h2>Academic Background</h2>${each(person.studies, (study) => `<p>${esc(study.degree)}, ${esc(study.institution)} (${study.year})</p>`)}
      <h2>Core Competencies</h2><p>${flat(person).map(esc).join(' • ')}</p>
      ${person.achievements ? `<h2>Awards</h2>${li(person.achievements)}` : ''}`,
    );
  },
  omits: ['soft', 'projects', 'interests', 'languages'],
};

/** Drawn right column first, its headings in letters far apart. */
const reversedColumns: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      '.w{display:flex;flex-direction:row-reverse;gap:9mm}.m{flex:1}.s{width:52mm}header{background:#222;color:#fff;padding:8mm;margin-bottom:6mm}h1{font-weight:300;letter-spacing:6px;font-size:22pt;text-transform:uppercase}h2{font-size:9.5pt;letter-spacing:5px;text-transform:uppercase;margin:12px 0 5px}h3{font-size:10.5pt}.g{color:#666}',
      `<header><h1>${esc(person.name)}</h1><p>${person.headline}</p></header><div class=w><div class=m>${h2('Profile')}<p>${esc(person.summary)}</p>${h2('Experience')}
      ${each(person.jobs, (job) => `<h3>${esc(job.title)}</h3><p class=g>${esc(job.company)} · ${job.location}</p><p class=g>${dateText(job.start, 'short', person)} — ${job.end === 'present' ? 'Now' : dateText(job.end, 'short', person)}</p>${li(job.bullets)}`)}
      ${h2('Education')}${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p class=g>${esc(study.institution)}</p><p class=g>${study.start} — ${study.year}</p>`)}</div>
      <div class=s>${h2('Contact')}<p>${person.phone}</p><p>${person.email}</p><p>${person.location}</p>${person.portfolio ? `<p><a href="https://${person.portfolio}">${person.portfolio}</a></p>` : ''}${h2('Skills')}${each(flat(person), (skill) => `<p>${esc(skill)}</p>`)}
      ${person.languages ? h2('Languages') + each(person.languages, (text) => `<p>${text}</p>`) : ''}${person.interests ? h2('Interests') + each(person.interests, (text) => `<p>${text}</p>`) : ''}</div></div>`,
    );
  },
  omits: ['soft', 'projects', 'achievements'],
};

/** Years large in the margin: "2019–21". */
const timeline: HtmlLayout = {
  html: (person) => {
    const years = (start: string, end: string) =>
      end === 'present' ? `${start.slice(0, 4)}–now` : `${start.slice(0, 4)}–${end.slice(2, 4)}`;
    const row = (left: string, right: string) =>
      `<div class=d><div class=y>${left}</div><div>${right}</div></div>`;
    return page(
      'body{font-family:"URW Gothic",sans-serif}h1{font-size:24pt}h2{font-size:14pt;margin:14px 0 6px;color:#087}.d{display:grid;grid-template-columns:26mm 1fr;margin-bottom:7px}.y{font-size:12pt;font-weight:700;color:#087}',
      `<h1>${esc(person.name)}</h1><p>${[person.headline, person.location].join(', ')}</p><p>${person.email} / ${person.phone}</p>
      <h2>Hello</h2><p>${esc(person.summary)}</p>
      <h2>Career history</h2>${each(person.jobs, (job) => row(years(job.start, job.end), `<b>${esc(job.title)}</b>, ${esc(job.company)}<br>${esc(job.bullets.join(' '))}`))}
      <h2>Education</h2>${each(person.studies, (study) => row(years(study.start, study.year), `<b>${esc(study.degree)}</b>, ${esc(study.institution)}`))}
      <h2>What I work with</h2><p>${esc(flat(person).join(', '))}</p>
      ${person.languages ? `<h2>Languages I speak</h2><p>${person.languages.join(', ')}</p>` : ''}`,
    );
  },
  years: true,
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** A French CV. */
const curriculum: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:22pt}h2{font-size:12pt;text-transform:uppercase;color:#a22;border-bottom:1px solid;margin:12px 0 5px}.d{float:right;color:#555}',
      `<h1>${person.name.replace(/(\S+)$/, (last) => last.toUpperCase())}</h1><p>${person.headline}</p><p>12 rue des Tilleuls, 69003 Lyon</p><p>Tél. : ${person.phone} – Courriel : ${person.email}</p>
      <h2>Profil</h2><p>${esc(person.summary)}</p>
      <h2>Expériences professionnelles</h2>${each(person.jobs, (job) => `<p><span class=d>${job.end === 'present' ? `Depuis ${long(job.start, person)}` : `De ${long(job.start, person)} à ${long(job.end, person)}`}</span> <b>${esc(job.title)}</b></p><p>${esc(job.company)}, ${job.location}</p>${li(job.bullets)}`)}
      <h2>Formation</h2>${each(person.studies, (study) => `<p>${study.start} – ${study.year} : <b>${esc(study.degree)}</b>, ${esc(study.institution)}</p>`)}
      <h2>Compétences informatiques</h2><p>${esc(flat(person).join(', '))}</p>
      <h2>Langues</h2>${each(person.languages, (text) => `<p>${text}</p>`)}
      <h2>Centres d’intérêt</h2><p>${(person.interests ?? []).join(', ')}</p>`,
    ),
  omits: ['soft', 'projects', 'achievements'],
};

/** A Spanish CV, a table whose first column has the dates. */
const hojaDeVida: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) =>
      `<tr><td class=d>${left}</td><td>${right}</td></tr>`;
    return page(
      'h1{font-size:20pt}h2{font-size:12pt;margin:12px 0 5px;color:#15507a}td{vertical-align:top;padding-bottom:5px}.d{width:48mm}',
      `<h1>Curriculum vitae</h1><h2>Datos personales</h2><table>${row('Nombre:', person.name)}${row('Teléfono:', person.phone)}${row('Correo electrónico:', person.email)}${row('Dirección:', person.location)}</table>
      <h2>Perfil profesional</h2><p>${esc(person.summary)}</p>
      <h2>Experiencia laboral</h2><table>${each(person.jobs, (job) => row(`${long(job.start, person)} – ${long(job.end, person)}`, `<b>${esc(job.title)}</b><br>${esc(job.company)}, ${job.location}${li(job.bullets)}`))}</table>
      <h2>Formación académica</h2><table>${each(person.studies, (study) => row(`${study.start} – ${study.year}`, `<b>${esc(study.degree)}</b><br>${esc(study.institution)}`))}</table>
      <h2>Conocimientos informáticos</h2><p>${esc(flat(person).join(', '))}</p>
      <h2>Idiomas</h2><p>${(person.languages ?? []).join(', ')}</p>
      <h2>Intereses</h2><p>${(person.interests ?? []).join(', ')}</p>`,
    );
  },
  omits: ['soft', 'projects', 'achievements'],
};

/** Cards in a grid, one for each job; skills as chips; title, "@ Employer", dates as "Mar 2019 → Now". */
const cards: HtmlLayout = {
  html: (person) =>
    page(
      'body{font-family:"DejaVu Sans",sans-serif;font-size:9pt}h1{font-size:22pt}h2{font-size:12pt;margin:14px 0 6px}.g{display:grid;gap:5mm}.c{border:1px solid #ccc;border-radius:4px;padding:3mm}.k{display:inline-block;border:1px solid #99c;border-radius:9px;padding:1px 8px;margin:2px}.r{display:flex;justify-content:space-between}',
      `<h1>${esc(person.name)} <small style="font-size:11pt;font-weight:400">${person.headline}</small></h1><p>✉ ${person.email} &nbsp; ☎ ${person.phone} &nbsp; ⌂ ${person.location}</p>
      <h2>About</h2><p>${esc(person.summary)}</p><h2>Skills</h2><p>${each(flat(person), (skill) => `<span class=k>${esc(skill)}</span> `)}</p>
      <h2>Work</h2><div class=g>${each(person.jobs, (job) => `<div class=c><div class=r><b>${esc(job.title)} @ ${esc(job.company)}</b><span>${dateText(job.start, 'short', person)} → ${job.end === 'present' ? 'now' : dateText(job.end, 'short', person)}</span></div><p>${job.location}</p>${li(job.bullets)}</div>`)}</div>
      <h2>Education</h2><div class=g>${each(person.studies, (study) => `<div class=c><div class=r><b>${esc(study.degree)}</b><span>${study.start} → ${study.year}</span></div><p>${esc(study.institution)}</p></div>`)}</div>
      ${person.projects ? `<h2>Side projects</h2>${each(person.projects, (project) => `<p><b>${esc(project.name)}</b>: ${esc(project.description)}</p>`)}` : ''}`,
    ),
  omits: ['soft', 'interests', 'achievements', 'languages'],
};

export const VARIED_HTML = {
  networkExport,
  europass,
  dashSerif,
  datesFirst,
  careersOffice,
  promotions,
  reversedColumns,
  timeline,
  curriculum,
  hojaDeVida,
  cards,
};
