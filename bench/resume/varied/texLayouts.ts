import { dateText, type LayoutTraits } from '../layout.ts';
import type { Job, Person } from '../people.ts';

/** Resumes as LaTeX. */
export interface TexLayout extends LayoutTraits {
  tex: (person: Person) => string;
}

const SPECIAL: Record<string, string> = { '€': '\\texteuro{}', '’': "'", '–': '--', '—': '---' };
const esc = (text: string) =>
  text.replace(/[&%$#_]/g, '\\$&').replace(/[€’–—]/g, (sign) => SPECIAL[sign] ?? sign);
const each = <T>(items: readonly T[] | undefined, tex: (item: T) => string) =>
  (items ?? []).map(tex).join('\n');
const between = (job: Job, person: Person) =>
  `${dateText(job.start, 'short', person)} -- ${dateText(job.end, 'short', person)}`;
const list = (items: readonly string[]) =>
  `\\begin{itemize}\n${each(items, (text) => `\\item ${esc(text)}`)}\n\\end{itemize}`;

/** A resume of one page as students write it: small capitals, dates flush right, projects with a bar. */
const student: TexLayout = {
  tex: (person) => {
    const row = (a: string, b: string, c: string, d: string) =>
      `\\noindent\\begin{tabular*}{\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{${esc(a)}} & ${esc(b)}\\\\ \\textit{\\small ${esc(c)}} & \\textit{\\small ${esc(d)}}\\end{tabular*}\n`;
    return `\\documentclass[11pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern,textcomp}\\usepackage[margin=18mm]{geometry}\\usepackage{titlesec}\\usepackage[hidelinks]{hyperref}\\usepackage{enumitem}\\setlist{nosep,leftmargin=5mm}\\pagestyle{empty}\\parindent0pt
\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]\\begin{document}
\\begin{center}{\\Huge\\scshape ${esc(person.name)}}\\\\ \\vspace{2pt}\\small ${person.phone} $|$ \\href{mailto:${person.email}}{\\underline{${esc(person.email)}}} $|$ \\href{https://${person.linkedin}}{\\underline{${esc(person.linkedin ?? '')}}}${person.github ? ` $|$ \\href{https://${person.github}}{\\underline{${person.github}}}` : ''}\\end{center}
\\section{Education}${each(person.studies, (study) => row(study.institution, study.location, study.degree, `Aug. ${study.start} -- May ${study.year}`))}
\\section{Experience}${each(person.jobs, (job) => `${row(job.title, between(job, person), job.company, job.location)}${list(job.bullets)}`)}
${person.projects ? `\\section{Projects}${each(person.projects, (project) => `\\textbf{${esc(project.name)}} $|$ \\emph{${project.technologies?.join(', ')}} \\hfill June 2023 -- Present\n${list([project.description])}`)}` : ''}
\\section{Technical Skills}\\begin{itemize}[label={}]\\small\\item{${Object.entries(person.skills)
      .map(([group, items]) => `\\textbf{${group}}{: ${esc(items.join(', '))}}`)
      .join(' \\\\ ')}}\\end{itemize}\\end{document}`;
  },
  omits: ['summary', 'soft', 'interests', 'achievements', 'languages'],
};

/** The class moderncv in its classic style: dates at the left of each entry. */
const moderncvClassic: TexLayout = {
  tex: (person) => {
    const [first, ...last] = person.name.split(' ');
    return `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle[nosymbols]{classic}\\moderncvcolor{blue}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}\\usepackage[scale=0.78]{geometry}
\\name{${first}}{${last.join(' ')}}\\title{${esc(person.headline)}}\\address{${person.location.split(', ')[0]}}{${person.location.split(', ')[1] ?? ''}}{}\\phone[mobile]{${person.phone}}\\email{${person.email}}${person.github ? `\\social[github]{${person.github.replace('github.com/', '')}}` : ''}
\\begin{document}\\makecvtitle
\\section{Experience}${each(person.jobs, (job) => `\\cventry{${between(job, person)}}{${esc(job.title)}}{${esc(job.company)}}{${esc(job.location)}}{}{${list(job.bullets)}}`)}
\\section{Education}${each(person.studies, (study) => `\\cventry{${study.start}--${study.year}}{${esc(study.degree)}}{${esc(study.institution)}}{${study.location}}{}{}`)}
\\section{Technical skills}${each(Object.entries(person.skills), ([group, items]) => `\\cvitem{${group}}{${esc(items.join(', '))}}`)}
${person.languages ? `\\section{Languages}${each(person.languages, (text) => `\\cvitemwithcomment{${text.split(' (')[0]}}{Fluent}{}`)}` : ''}
${person.interests ? `\\section{Interests}${each(person.interests, (text) => `\\cvlistitem{${text}}`)}` : ''}
\\end{document}`;
  },
  omits: ['summary', 'soft', 'projects', 'achievements'],
};

export const VARIED_TEX = { student, moderncvClassic };
