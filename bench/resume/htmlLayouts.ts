import { type DateStyle, dateText, headings, type LayoutTraits } from './layout.ts';
import type { Job, Person } from './people.ts';

/** Resumes as HTML, for a browser to print. */
export interface HtmlLayout extends LayoutTraits {
  html: (person: Person) => string;
}

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const ul = (items: string[]) => `<ul>${items.map((item) => `<li>${esc(item)}</li>`).join('')}</ul>`;
const p = (text: string) => `<p>${esc(text)}</p>`;
const link = (address: string | undefined, text = address) =>
  address
    ? `<a href="${address.startsWith('http') ? address : `https://${address}`}">${esc(text ?? '')}</a>`
    : '';
const mail = (email: string) => `<a href="mailto:${email}">${email}</a>`;
const each = <T>(items: T[] | undefined, html: (item: T, index: number) => string) =>
  (items ?? []).map(html).join('');
const range = (job: Job, style: DateStyle, person: Person, dash = ' – ') =>
  `${dateText(job.start, style, person)}${dash}${dateText(job.end, style, person)}`;
const tech = (job: Job) =>
  job.technologies ? `<p>Technologies: ${job.technologies.join(', ')}</p>` : '';

const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:16mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.35 sans-serif}h1,h2,h3,p,ul{margin:0}ul{padding-left:16px}${style}</style>${body}`;

const extras = (person: Person, h2: (text: string) => string) => {
  const h = headings(person);
  const listed = (heading: string, items: string[] | undefined, separator: string) =>
    items?.length ? h2(heading) + p(items.join(separator)) : '';
  return (
    listed(h.languages, person.languages, ', ') +
    listed(h.interests, person.interests, ', ') +
    (person.achievements ? h2(h.achievements) + ul(person.achievements) : '')
  );
};

const projects = (person: Person, h2: (text: string) => string) =>
  person.projects
    ? h2(headings(person).projects) +
      each(
        person.projects,
        (project) =>
          `<div><b>${esc(project.name)}</b>${project.url ? ` | ${link(project.url)}` : ''}</div>${p(project.description)}${project.technologies ? `<p>Technologies: ${project.technologies.join(', ')}</p>` : ''}`,
      )
    : '';

/** One column, centred head, ruled capital headings, dates flush right. */
const classic: HtmlLayout = {
  html: (person) => {
    const h = headings(person);
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      'h1{font-size:22pt;text-align:center}.c{text-align:center}h2{font-size:12pt;text-transform:uppercase;border-bottom:1px solid;margin:10px 0 4px}.r{display:flex;justify-content:space-between}',
      `<h1>${person.name}</h1><p class=c>${[person.location, person.phone, mail(person.email), link(person.linkedin), link(person.github), link(person.portfolio)].filter(Boolean).join(' | ')}</p>
      ${h2(h.summary)}${p(person.summary)}${h2(h.jobs)}
      ${each(person.jobs, (job) => `<div class=r><b>${esc(job.title)}</b> <span>${range(job, 'short', person)}</span></div><div class=r><i>${esc(job.company)}</i> <span>${job.location}</span></div>${ul(job.bullets)}${tech(job)}`)}
      ${h2(h.studies)}${each(person.studies, (study) => `<div class=r><b>${esc(study.degree)}</b> <span>${study.year}</span></div><div>${esc(study.institution)}, ${study.location}</div>${study.gpa ? `<div>GPA: ${study.gpa}</div>` : ''}`)}
      ${h2(h.skills)}${each(Object.entries(person.skills), ([group, items]) => `<p><b>${group}:</b> ${esc(items.join(', '))}</p>`)}
      ${person.softSkills ? `<p><b>${h.soft}:</b> ${person.softSkills.join(', ')}</p>` : ''}
      ${person.certifications ? h2(h.certifications) + ul(person.certifications) : ''}${projects(person, h2)}${extras(person, h2)}`,
    );
  },
};

const sidebarParts = (person: Person, h2: (text: string) => string) => {
  const h = headings(person);
  return {
    side: `${h2(h.contact)}<p>${mail(person.email)}</p><p>${person.phone}</p><p>${person.location}</p><p>${link(person.linkedin, person.linkedin && 'LinkedIn')}</p><p>${link(person.github)}</p><p>${link(person.portfolio)}</p>
      ${h2(h.skills)}${ul(Object.values(person.skills).flat())}${person.softSkills ? h2(h.soft) + ul(person.softSkills) : ''}${person.languages ? h2(h.languages) + ul(person.languages) : ''}${person.interests ? h2(h.interests) + ul(person.interests) : ''}`,
    main: `${h2(person.language === 'de' ? 'Über mich' : 'About Me')}${p(person.summary)}${h2(person.language === 'de' ? 'Beruflicher Werdegang' : 'Work Experience')}
      ${each(person.jobs, (job) => `<h3>${esc(job.title)}</h3><p>${esc(job.company)} | ${job.location} | ${range(job, 'long', person)}</p>${ul(job.bullets)}${tech(job)}`)}
      ${h2(h.studies)}${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p>${esc(study.institution)} | ${study.location} | ${study.start} – ${study.year}</p>${study.gpa ? `<p>GPA: ${study.gpa}</p>` : ''}`)}
      ${person.certifications ? h2(h.certifications) + ul(person.certifications) : ''}${projects(person, h2)}${person.achievements ? h2(h.achievements) + ul(person.achievements) : ''}`,
  };
};

/** A coloured column at the left with contact and skills. */
const leftSidebar: HtmlLayout = {
  html: (person) => {
    const { side, main } = sidebarParts(person, (text) => `<h2>${text}</h2>`);
    return page(
      '.g{display:grid;grid-template-columns:58mm 1fr;gap:8mm}.s{background:#e8eef0;padding:4mm}h1{font-size:24pt}h2{font-size:13pt;color:#246;margin:12px 0 4px}h3{font-size:11pt;margin-top:6px}',
      `<div class=g><div class=s>${side}</div><div><h1>${person.name}</h1><p>${person.headline}</p>${main}</div></div>`,
    );
  },
};

/** Name over the whole width; a narrow column at the right. */
const rightSidebar: HtmlLayout = {
  html: (person) => {
    const { side, main } = sidebarParts(person, (text) => `<h2>${text.toUpperCase()}</h2>`);
    return page(
      '.g{display:grid;grid-template-columns:1fr 50mm;gap:8mm}h1{font-size:26pt;font-weight:300}h2{font-size:11pt;letter-spacing:.5px;margin:12px 0 4px}h3{font-size:10.5pt;margin-top:6px}',
      `<h1>${person.name}</h1><p>${person.headline}</p><div class=g><div>${main}</div><div>${side}</div></div>`,
    );
  },
};

/** Dates in a column at the left margin. */
const leftDates: HtmlLayout = {
  html: (person) => {
    const h = headings(person);
    const h2 = (text: string) => `<h2>${text}</h2>`;
    const row = (left: string, right: string) =>
      `<div class=d><div>${left}</div><div>${right}</div></div>`;
    return page(
      'h1{font-size:20pt}h2{font-size:12.5pt;margin:12px 0 4px;color:#822}.d{display:grid;grid-template-columns:36mm 1fr;margin-bottom:5px}',
      `<h1>${person.name}</h1><p>${person.location} · ${person.phone} · ${mail(person.email)} ${person.linkedin ? `· ${link(person.linkedin)}` : ''}</p>
      ${h2(h.summary)}${p(person.summary)}
      ${h2(h.jobs)}${each(person.jobs, (job) => row(range(job, 'slash', person, ' - '), `<b>${esc(job.title)}</b><br>${esc(job.company)}, ${job.location}${ul(job.bullets)}`))}
      ${h2(h.studies)}${each(person.studies, (study) => row(`${study.start} - ${study.year}`, `<b>${esc(study.degree)}</b><br>${esc(study.institution)}, ${study.location}`))}
      ${h2(h.skills)}${each(Object.entries(person.skills), ([group, items]) => row(`${group}`, esc(items.join(', '))))}
      ${person.certifications ? h2(h.certifications) + ul(person.certifications) : ''}${extras(person, h2)}`,
    );
  },
  omits: ['soft', 'projects'],
};

/** Headings in the left margin, content beside them. */
const leftHeadings: HtmlLayout = {
  html: (person) => {
    const h = headings(person);
    const row = (left: string, right: string) =>
      `<div class=d><h2>${left}</h2><div>${right}</div></div>`;
    return page(
      'h1{font-size:23pt;font-family:serif}h2{font-size:10pt;text-transform:uppercase;color:#555}.d{display:grid;grid-template-columns:38mm 1fr;margin-top:10px;border-top:1px solid #ccc;padding-top:5px}',
      `<h1>${person.name}</h1><p>${person.headline}</p><p>${[mail(person.email), person.phone, person.location, link(person.linkedin), link(person.portfolio)].filter(Boolean).join(' &nbsp;•&nbsp; ')}</p>
      ${row('Profile', p(person.summary))}
      ${row(
        h.jobs,
        each(
          person.jobs,
          (job) =>
            `<p><b>${esc(job.company)}</b>, ${job.location} — <i>${esc(job.title)}</i></p><p>${range(job, 'long', person, ' - ')}</p>${ul(job.bullets)}`,
        ),
      )}
      ${row(
        h.studies,
        each(
          person.studies,
          (study) =>
            `<p><b>${esc(study.institution)}</b>, ${study.location} — <i>${esc(study.degree)}</i></p><p>${study.year}</p>`,
        ),
      )}
      ${row(h.skills, ul(Object.values(person.skills).flat()))}
      ${person.achievements ? row('Awards', ul(person.achievements)) : ''}${person.languages ? row(h.languages, p(person.languages.join(', '))) : ''}`,
    );
  },
  omits: ['soft', 'projects', 'interests'],
};

/** "Company — Title (dates)" on one line. */
const oneLine: HtmlLayout = {
  html: (person) => {
    const h = headings(person);
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      'h1{font-size:18pt}h2{font-size:12pt;background:#eee;padding:2px 6px;margin:10px 0 4px}',
      `<h1>${person.name}</h1><p>Email: ${mail(person.email)}</p><p>Phone: ${person.phone}</p><p>Location: ${person.location}</p>${person.linkedin ? `<p>LinkedIn: ${link(person.linkedin)}</p>` : ''}${person.github ? `<p>GitHub: ${link(person.github)}</p>` : ''}
      ${h2('Professional Summary')}${p(person.summary)}${h2('Employment History')}
      ${each(person.jobs, (job) => `<p><b>${esc(job.company)} — ${esc(job.title)}</b> (${range(job, 'short', person)})</p>${ul(job.bullets)}${tech(job)}`)}
      ${h2('Education')}${each(person.studies, (study) => `<p><b>${esc(study.institution)} — ${esc(study.degree)}</b> (${study.year})</p>`)}
      ${h2('Technical Skills')}${p(Object.values(person.skills).flat().join(' | '))}
      ${person.softSkills ? h2(h.soft) + p(person.softSkills.join(' | ')) : ''}${person.certifications ? h2('Licenses & Certifications') + ul(person.certifications) : ''}${projects(person, h2)}${extras(person, h2)}`,
    );
  },
  placeless: true,
};

/** A German Lebenslauf as a table of labels. */
const lebenslauf: HtmlLayout = {
  html: (person) => {
    const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`;
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      'h1{font-size:20pt}h2{font-size:13pt;margin:12px 0 4px}td{vertical-align:top;padding:1px 0 4px}td:first-child{width:45mm}',
      `<h1>Lebenslauf</h1>${h2('Persönliche Daten')}<table>${row('Name:', person.name)}${row('Wohnort:', person.location)}${row('Telefon:', person.phone)}${row('E-Mail:', mail(person.email))}${person.linkedin ? row('LinkedIn:', link(person.linkedin)) : ''}</table>
      ${h2('Kurzprofil')}${p(person.summary)}
      ${h2('Berufliche Erfahrung')}<table>${each(person.jobs, (job) => row(job.end === 'present' ? `seit ${dateText(job.start, 'dot', person)}` : range(job, 'dot', person), `<b>${esc(job.title)}</b><br>${esc(job.company)}, ${job.location}${ul(job.bullets)}`))}</table>
      ${h2('Studium und Schule')}<table>${each(person.studies, (study) => row(`${study.start} – ${study.year}`, `<b>${esc(study.institution)}</b>, ${study.location}<br>${study.degree}${study.gpa ? `<br>Abschlussnote: ${study.gpa}` : ''}`))}</table>
      ${h2('Fachkenntnisse')}${ul(Object.values(person.skills).flat())}${person.languages ? h2('Sprachkenntnisse') + ul(person.languages) : ''}${person.interests ? h2('Hobbys') + p(person.interests.join(', ')) : ''}`,
    );
  },
  omits: ['soft'],
};

/** Bands of colour, jobs at the left, the rest at the right, both as wide. */
const evenColumns: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      '.b{background:#234;color:#fff;padding:6mm}h1{font-size:25pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm}h2{font-size:14pt;font-family:serif;margin:10px 0 4px}h3{font-size:10.5pt}',
      `<div class=b><h1>${person.name.toUpperCase()}</h1><p>${person.headline}</p><p>${mail(person.email)} / ${person.phone} / ${person.location}</p><p>${[link(person.linkedin), link(person.github), link(person.portfolio)].filter(Boolean).join(' / ')}</p></div>
      ${h2('Who I am')}${p(person.summary)}<div class=g><div>${h2('Career History')}${each(person.jobs, (job) => `<p>${range(job, 'short', person, ' — ')}</p><h3>${esc(job.title)}</h3><p>${esc(job.company)} (${job.location})</p>${ul(job.bullets)}`)}</div>
      <div>${h2('Academic Background')}${each(person.studies, (study) => `<h3>${esc(study.degree)}</h3><p>${esc(study.institution)}, ${study.location}</p><p>Graduated ${study.year}</p>`)}
      ${h2('Core Competencies')}${each(Object.entries(person.skills), ([group, items]) => `<p><b>${group}</b></p><p>${esc(items.join(' • '))}</p>`)}${person.certifications ? h2('Certificates') + each(person.certifications, p) : ''}${person.languages ? h2('Languages') + each(person.languages, p) : ''}${person.achievements ? h2('Honors & Awards') + ul(person.achievements) : ''}</div></div>`,
    );
  },
  omits: ['soft', 'projects', 'interests'],
};

/** The academic TeX look: institution and place, then role in italics and dates. */
const texLook: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    const two = (left: string, right: string) =>
      `<div class=r><span>${left}</span> <span>${right}</span></div>`;
    return page(
      'body{font-family:serif}h1{font-size:24pt;text-align:center;font-variant:small-caps}.c{text-align:center}h2{font-size:13pt;font-variant:small-caps;font-weight:400;border-bottom:1px solid;margin:9px 0 4px}.r{display:flex;justify-content:space-between}',
      `<h1>${person.name}</h1><p class=c>${[person.phone, mail(person.email), link(person.linkedin, 'LinkedIn'), link(person.github, 'GitHub'), link(person.portfolio, 'Website'), person.location].filter(Boolean).join(' | ')}</p>
      ${h2('Education')}${each(person.studies, (study) => two(`<b>${esc(study.institution)}</b>`, study.location) + two(`<i>${esc(study.degree)}${study.gpa ? `, GPA: ${study.gpa}` : ''}</i>`, `<i>Sep. ${study.start} – Jun. ${study.year}</i>`))}
      ${h2('Relevant Experience')}${each(person.jobs, (job) => two(`<b>${esc(job.company)}</b>`, job.location) + two(`<i>${esc(job.title)}</i>`, `<i>${range(job, 'short', person)}</i>`) + ul(job.bullets))}
      ${person.projects ? h2('Personal Projects') + each(person.projects, (project) => `<p><b>${project.name}</b>${project.technologies ? ` | <i>${project.technologies.join(', ')}</i>` : ''}</p>${ul([project.description])}`) : ''}
      ${h2('Technical Skills')}${each(Object.entries(person.skills), ([group, items]) => `<p><b>${group}</b>: ${esc(items.join(', '))}</p>`)}
      ${person.certifications ? `${h2('Certifications')}${p(person.certifications.join('; '))}` : ''}`,
    );
  },
  omits: ['summary', 'soft', 'interests', 'achievements', 'languages'],
};

/** Skills first, letter-spaced headings, dates under the company. */
const functional: HtmlLayout = {
  html: (person) => {
    const h2 = (text: string) => `<h2>${text}</h2>`;
    return page(
      'body{font-size:10pt}h1{font-size:21pt;letter-spacing:4px;text-transform:uppercase}h2{font-size:10pt;letter-spacing:3px;text-transform:uppercase;margin:13px 0 5px;color:#777}ul{columns:2}ul.o{columns:1}',
      `<h1>${person.name}</h1><p>${person.headline}, ${person.location}</p><p>${mail(person.email)}, ${person.phone}</p>${person.linkedin ? p(`https://www.${person.linkedin}/`) : ''}
      ${h2('Objective')}${p(person.summary)}${h2('Areas of Expertise')}${ul(Object.values(person.skills).flat())}
      ${h2('Professional Background')}${each(person.jobs, (job) => `<p><b>${esc(job.title)}</b></p><p>${esc(job.company)}</p><p>${range(job, 'long', person, ' to ')} | ${job.location}</p><ul class=o>${job.bullets.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>`)}
      ${h2('Education & Training')}${each(person.studies, (study) => `<p><b>${esc(study.degree)}</b></p><p>${esc(study.institution)}</p><p>${study.year} | ${study.location}</p>`)}
      ${person.certifications ? h2('Certifications') + each(person.certifications, p) : ''}${person.interests ? h2('Hobbies and Interests') + p(person.interests.join(' · ')) : ''}`,
    );
  },
  omits: ['soft', 'projects', 'achievements', 'languages'],
};

export const HTML_LAYOUTS = {
  classic,
  leftSidebar,
  rightSidebar,
  leftDates,
  leftHeadings,
  oneLine,
  lebenslauf,
  evenColumns,
  texLook,
  functional,
};
