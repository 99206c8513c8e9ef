import type { HtmlLayout } from '../htmlLayouts.ts';
import { dateText } from '../layout.ts';
import type { Job, Person } from '../people.ts';

/** Habits of countries, administrations and programs that no other set has. */

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const each = <T>(items: readonly T[] | undefined, html: (item: T, index: number) => string) =>
  (items ?? []).map(html).join('');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0;padding:0}@page{size:A4;margin:17mm}body{font:10.5pt/1.4 'Nimbus Roman',serif}ul,ol{padding-left:18px}${style}</style>${body}`;
const li = (items: readonly string[]) =>
  `<ul>${each(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;
const flat = ({ skills }: Person) => Object.values(skills).flat();
const span = (
  job: Job,
  style: 'short' | 'long' | 'slash' | 'year' | 'dot',
  person: Person,
  dash = ' - ',
) => `${dateText(job.start, style, person)}${dash}${dateText(job.end, style, person)}`;
const NONE: HtmlLayout['omits'] = ['soft', 'projects', 'interests', 'achievements', 'languages'];

/** Title and place on the first line, employer and dates on the second. */
const flipped: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) =>
      `<div class=r><span>${left}</span><span>${right}</span></div>`;
    return page(
      '.r{display:flex;justify-content:space-between}h1{font-size:20pt;text-align:right}p.c{text-align:right}h2{font-size:11pt;font-variant:small-caps;border-top:2px solid;margin:12px 0 3px;padding-top:3px}',
      `<h1>${esc(person.name)}</h1><p class=c>${person.location}<br>${person.phone}<br>${person.email}</p>
      <h2>Work History</h2>${each(person.jobs, (job) => `${row(`<b>${esc(job.title)}</b>`, job.location)}${row(`<i>${esc(job.company)}</i>`, `<i>${span(job, 'long', person, ' to ')}</i>`)}${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `${row(`<b>${esc(study.degree)}</b>`, study.location)}${row(`<i>${esc(study.institution)}</i>`, `<i>${study.start} to ${study.year}</i>`)}`)}
      <h2>Software and Skills</h2><p>${flat(person).map(esc).join(', ')}</p>`,
    );
  },
  omits: ['summary', ...(NONE ?? [])],
};

/** Employment as sentences, then an academic table with a row of heads. */
const sentences: HtmlLayout = {
  html: (person) => {
    const cells = (tag: string, ...items: string[]) =>
      `<tr>${items.map((item) => `<${tag}>${item}</${tag}>`).join('')}</tr>`;
    return page(
      'h1{font-size:16pt;text-align:center;text-decoration:underline}h2{font-size:12pt;background:#ddd;margin:12px 0 4px;padding:2px}table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:2px 5px;text-align:left}',
      `<h1>RESUME</h1><p><b>${person.name}</b></p><p>Email ID: ${person.email}</p><p>Contact No: ${person.phone}</p>
      <h2>Career Objective</h2><p>${esc(person.summary)}</p>
      <h2>Work Experience</h2><ul>${each(person.jobs, (job) => `<li>${job.end === 'present' ? `Working as ${esc(job.title)} at ${esc(job.company)} from ${dateText(job.start, 'short', person)} to till date.` : `Worked as ${esc(job.title)} at ${esc(job.company)} from ${dateText(job.start, 'short', person)} to ${dateText(job.end, 'short', person)}.`}</li>`)}</ul>
      <h2>Academic Qualification</h2><table>${cells('th', 'Course', 'Institute / University', 'Year of Passing')}${each(person.studies, (study) => cells('td', esc(study.degree), esc(study.institution), study.year))}</table>
      <h2>Technical Skills</h2><table>${each(Object.entries(person.skills), ([group, items]) => cells('td', group, esc(items.join(', '))))}</table>
      <h2>Personal Details</h2><p>Date of Birth : 12 March 1994</p><p>Father's Name : Suresh Deshmukh</p><p>Languages Known : ${(person.languages ?? []).join(', ')}</p>
      <h2>Declaration</h2><p>I hereby declare that the above information is true to the best of my knowledge.</p><p>Place: ${person.location.split(', ')[0]}</p>`,
    );
  },
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** One block for each job with labels: client, role, duration, environment. */
const projectRecord: HtmlLayout = {
  html: (person) =>
    page(
      'body{font-family:"Nimbus Sans",sans-serif}h1{font-size:18pt}h2{font-size:12pt;color:#036;margin:12px 0 4px;border-bottom:1px solid #036}',
      `<h1>${person.name}</h1><p>${person.headline}</p><p>${person.email} | ${person.phone} | ${person.location}</p>
      <h2>Professional Summary</h2><p>${esc(person.summary)}</p>
      <h2>Skill Matrix</h2>${each(Object.entries(person.skills), ([group, items]) => `<p>${group} : ${esc(items.join(', '))}</p>`)}
      <h2>Professional Experience</h2>${each(person.jobs, (job) => `<p><b>Company</b> : ${esc(job.company)}, ${job.location}</p><p><b>Designation</b> : ${esc(job.title)}</p><p><b>Duration</b> : ${span(job, 'short', person, ' – ')}</p><p><b>Responsibilities</b> :</p>${li(job.bullets)}`)}
      <h2>Education</h2>${li(person.studies.map((study) => `${study.degree} from ${study.institution} in ${study.year}`))}`,
    ),
  omits: NONE,
};

/** A federal resume: every line says what the office wants to know. */
const federal: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:15pt}h2{font-size:12pt;text-transform:uppercase;margin:12px 0 3px}',
      `<h1>${esc(person.name)}</h1><p>${person.location}</p><p>Phone: ${person.phone}</p><p>Email: ${person.email}</p><p>Citizenship: U.S. Citizen</p><p>Veterans’ Preference: None</p>
      <h2>Summary</h2><p>${esc(person.summary)}</p>
      <h2>Work Experience</h2>${each(person.jobs, (job) => `<p><b>${esc(job.title)}</b></p><p>${esc(job.company)}</p><p>${job.location}</p><p>${span(job, 'slash', person)}</p><p>Hours per week: 40</p><p>Supervisor: Dana Whitcomb, may contact</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<p><b>${esc(study.degree)}</b>, ${study.year}</p><p>${esc(study.institution)}, ${study.location}</p>`)}
      <h2>Job Related Skills</h2>${li(flat(person))}
      ${person.certifications ? `<h2>Job Related Licenses and Certificates</h2>${li(person.certifications)}` : ''}`,
    ),
  omits: NONE,
};

/** As a word processor's tablet template has it: "Role, Employer; Town — years". */
const semicolons: HtmlLayout = {
  html: (person) =>
    page(
      'body{font-family:"URW Gothic",sans-serif;font-size:9.5pt}h1{font-size:30pt;font-weight:400;color:#c33}h2{font-size:9pt;letter-spacing:1px;color:#c33;margin:14px 0 3px;text-transform:uppercase}h3{font-size:10pt;margin-top:6px;font-weight:700}',
      `<h1>${esc(person.name)}</h1><p>${person.location} ${person.phone} ${person.email}</p>
      <h2>Profile</h2><p>${esc(person.summary)}</p>
      <h2>Experience</h2>${each(person.jobs, (job) => `<h3>${esc(job.title)}, ${esc(job.company)}; ${job.location} — ${span(job, 'year', person, '-')}</h3><p>${esc(job.bullets.join(' '))}</p>`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.institution)}, ${study.location} — ${esc(study.degree)}, ${study.year}</h3>`)}
      <h2>Skills</h2><p>${flat(person).map(esc).join(', ')}.</p>`,
    ),
  years: true,
  omits: NONE,
};

/** Skills with dots for the level in a column at the right, dates below employers. */
const rated: HtmlLayout = {
  html: (person) =>
    page(
      '@page{margin:10mm}body{font-family:"DejaVu Sans",sans-serif;font-size:9pt}.w{display:grid;grid-template-columns:1fr 58mm;gap:8mm}h1{font-size:23pt}h2{font-size:12pt;margin:12px 0 4px;color:#245}h3{font-size:10pt}.k{display:flex;justify-content:space-between}',
      `<h1>${esc(person.name)}</h1><p>${person.headline}</p><div class=w><div><h2>Employment</h2>${each(person.jobs, (job) => `<h3>${esc(job.company)}</h3><p>${esc(job.title)}</p><p>${span(job, 'short', person, ' – ')} | ${job.location}</p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.institution)}</h3><p>${esc(study.degree)}</p><p>${study.start} – ${study.year} | ${study.location}</p>`)}</div>
      <div><h2>Contact</h2><p>${person.email}</p><p>${person.phone}</p><p>${person.location}</p><h2>Profile</h2><p>${esc(person.summary)}</p><h2>Skills</h2>${each(flat(person), (skill, index) => `<div class=k><span>${esc(skill)}</span><span>${'●'.repeat(3 + (index % 3))}${'○'.repeat(2 - (index % 3))}</span></div>`)}
      <h2>Languages</h2>${each(person.languages, (text) => `<div class=k><span>${text}</span><span>●●●●○</span></div>`)}</div></div>`,
    ),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Numbered entries below headings with squares; years in brackets. */
const numbered: HtmlLayout = {
  html: (person) =>
    page(
      'h1{font-size:19pt}h2{font-size:11pt;margin:10px 0 3px}ol{padding-left:22px}',
      `<h1>${esc(person.name)}</h1><p>${person.headline} · ${person.location}</p><p>${person.email} · ${person.phone}</p>
      <h2>■ PROFILE</h2><p>${esc(person.summary)}</p>
      <h2>■ PROFESSIONAL EXPERIENCE</h2>${each(person.jobs, (job, index) => `<p>${index + 1}. <b>${esc(job.title)}</b> - ${esc(job.company)} (${span(job, 'short', person, ' – ')})</p>${each(job.bullets, (text) => `<p>&nbsp;&nbsp;&nbsp;– ${esc(text)}</p>`)}`)}
      <h2>■ EDUCATION</h2>${each(person.studies, (study, index) => `<p>${index + 1}. <b>${esc(study.degree)}</b> - ${esc(study.institution)} (${study.start} – ${study.year})</p>`)}
      <h2>■ SKILLS</h2><p>${flat(person).map(esc).join(' – ')}</p>`,
    ),
  placeless: true,
  omits: NONE,
};

/** Text as a program for notes prints it: monospaced, dates in a code font, lines below headings. */
const markdown: HtmlLayout = {
  html: (person) =>
    page(
      'body{font:9.5pt/1.45 "DejaVu Sans Mono",monospace}h1{font-size:17pt}h2{font-size:12pt;border-bottom:1px solid #ccc;margin:14px 0 5px}h3{font-size:10pt;margin-top:7px}code{background:#eee}',
      `<h1># ${esc(person.name)}</h1><p>${person.headline}</p><p><a href="mailto:${person.email}">${person.email}</a> / ${person.phone} / ${person.location}</p><p>${person.summary}</p>
      <h2>Experience</h2>${each(person.jobs, (job) => `<h3>${esc(job.company)}</h3><p><em>${esc(job.title)}</em></p><p><code>${dateText(job.start, 'iso', person)} – ${job.end === 'present' ? 'now' : job.end}</code></p>${li(job.bullets)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${esc(study.institution)}</h3><p><em>${esc(study.degree)}</em></p><p><code>${study.start} – ${study.year}</code></p>`)}
      <h2>Skills</h2>${li(Object.entries(person.skills).map(([group, items]) => `${group}: ${items.join(', ')}`))}
      ${person.projects ? `<h2>Projects</h2>${each(person.projects, (project) => `<h3>${esc(project.name)}</h3><p>${esc(project.description)}</p>`)}` : ''}`,
    ),
  placeless: true,
  omits: ['soft', 'interests', 'achievements', 'languages'],
};

export const LATER_LAYOUTS = {
  flipped,
  sentences,
  projectRecord,
  federal,
  semicolons,
  rated,
  numbered,
  markdown,
};
