import { dateText } from '../layout.ts';
import type { Job, Person } from '../people.ts';
import type { TexLayout } from '../varied/texLayouts.ts';

/** The templates that are most copied among those for LaTeX, drawn with what a plain TeX Live has. */

const SPECIAL: Record<string, string> = { '€': '\\texteuro{}', '’': "'", '–': '--', '—': '---' };
const esc = (text: string) =>
  text.replace(/[&%$#_]/g, '\\$&').replace(/[€’–—]/g, (sign) => SPECIAL[sign] ?? sign);
const each = <T>(items: readonly T[] | undefined, tex: (item: T, index: number) => string) =>
  (items ?? []).map(tex).join('\n');
const span = (job: Job, person: Person) =>
  `${dateText(job.start, 'short', person)} -- ${dateText(job.end, 'short', person)}`;
const list = (items: readonly string[]) =>
  items.length === 0
    ? ''
    : `\\begin{itemize}\n${each(items, (text) => `\\item ${esc(text)}`)}\n\\end{itemize}`;
const PREAMBLE = `\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern,textcomp,marvosym,enumitem,titlesec,tabularx,array,paracol,tikz}\\usepackage[hidelinks]{hyperref}\\setlist{nosep,leftmargin=4mm}\\pagestyle{empty}\\parindent0pt`;
const flat = ({ skills }: Person) => Object.values(skills).flat();

/** Two columns of one sheet: schools, links, courses and skills by lines of code at the left. */
const deedy: TexLayout = {
  tex: (person) => {
    const [languages = [], ...others] = Object.values(person.skills);
    return `\\documentclass[10pt]{article}\\usepackage[margin=12mm]{geometry}${PREAMBLE}\\renewcommand{\\familydefault}{\\sfdefault}
\\titleformat{\\section}{\\color{gray}\\scshape\\fontsize{16pt}{24pt}\\selectfont\\raggedright\\uppercase}{}{0em}{}
\\begin{document}\\begin{center}{\\fontsize{40pt}{50pt}\\selectfont ${person.name}}\\\\ {\\color{gray}\\href{https://${person.github}}{${person.github}} | \\href{mailto:${person.email}}{${person.email}} | ${person.phone}}\\end{center}\\hrule\\vspace{4mm}
\\begin{minipage}[t]{0.33\\textwidth}\\raggedright
\\section*{Education}${each(person.studies, (study) => `{\\fontsize{12pt}{14pt}\\selectfont\\textbf{\\uppercase{${esc(study.institution)}}}}\\\\ {\\scshape ${esc(study.degree)}}\\\\ {\\color{gray}May ${study.year} | ${esc(study.location)}}\\\\ Cum. GPA: 3.8 / 4.0\\\\[3mm]`)}
\\section*{Links}Github:// \\href{https://${person.github}}{\\textbf{vsethu}}\\\\ LinkedIn:// \\href{https://${person.linkedin}}{\\textbf{vikram-sethuraman}}\\\\[2mm]
\\section*{Coursework}\\textbf{Graduate}\\\\ Advanced Machine Learning\\\\ Distributed Systems\\\\[2mm]
\\section*{Skills}\\textbf{Programming}\\\\ Over 5000 lines:\\\\ ${languages.slice(0, 3).map(esc).join(' \\textbullet{} ')}\\\\ Over 1000 lines:\\\\ ${languages.slice(3).map(esc).join(' \\textbullet{} ')}\\\\ \\textbf{Technology}\\\\ ${others.flat().map(esc).join(' \\textbullet{} ')}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.63\\textwidth}
\\section*{Experience}${each(person.jobs, (job) => `{\\fontsize{12pt}{14pt}\\selectfont\\textbf{\\uppercase{${esc(job.company)}}}} {\\scshape | ${esc(job.title)}}\\\\ {\\color{gray}${span(job, person)} | ${esc(job.location)}}\n${list(job.bullets)}\\vspace{2mm}`)}
\\section*{Awards}\\begin{tabular}{rll}2018 & top 52/2500 & National Coding Challenge\\\\ 2017 & 1\\textsuperscript{st}/50 & Campus Hackathon\\end{tabular}
\\end{minipage}\\end{document}`;
  },
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** Employer and place on the first line, title and dates below it; groups of skills at a right edge. */
const awesome: TexLayout = {
  tex: (person) => {
    const row = (a: string, b: string, c: string, d: string) =>
      `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${esc(a)}} & \\textit{\\small ${esc(b)}}\\\\ {\\scshape\\small ${esc(c)}} & \\textit{\\small ${esc(d)}}\\end{tabular*}\n`;
    return `\\documentclass[11pt]{article}\\usepackage[a4paper,margin=16mm,bottom=22mm]{geometry}${PREAMBLE}\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\lfoot{\\scshape\\small November 21, 2026}\\cfoot{\\scshape\\small ${person.name}~~~\\textperiodcentered~~~R\\'esum\\'e}\\rfoot{\\small\\thepage}\\renewcommand{\\familydefault}{\\sfdefault}
\\titleformat{\\section}{\\Large\\bfseries}{}{0em}{}[\\titlerule]
\\begin{document}\\begin{center}{\\fontsize{32pt}{34pt}\\selectfont ${person.name.split(' ')[0]} \\textbf{${person.name.split(' ').slice(1).join(' ')}}}\\\\[2mm] {\\scshape\\color{red}${esc(person.headline)} {\\textperiodcentered} Systems Tinkerer}\\\\ {\\itshape\\color{gray}${person.location}}\\\\ {\\small\\Mobilefone\\ ${person.phone} \\quad|\\quad \\Letter\\ \\href{mailto:${person.email}}{${person.email}}${person.github ? ` \\quad|\\quad \\href{https://${person.github}}{vsethu}` : ''}${person.linkedin ? ` \\quad|\\quad \\href{https://${person.linkedin}}{vikram-sethuraman}` : ''}}\\end{center}
\\section*{Summary}${esc(person.summary)}
\\section*{Work Experience}${each(person.jobs, (job) => `${row(job.company, job.location, job.title, span(job, person))}${list(job.bullets)}\\vspace{2mm}`)}
\\section*{Skills}\\begin{tabular*}{\\textwidth}{@{\\extracolsep{\\fill}}r p{130mm}}${each(Object.entries(person.skills), ([group, items]) => `\\textbf{${esc(group)}} & ${esc(items.join(', '))}\\\\`)}\\end{tabular*}
\\section*{Education}${each(person.studies, (study) => row(study.institution, study.location, study.degree, `Sep. ${study.start} -- Jun. ${study.year}`))}
\\section*{Extracurricular Activity}${row('Austin Code for All', 'Austin, TX', 'Core Member', 'Jan. 2019 -- PRESENT')}${list(['Gained expertise in teaching Python to adults.'])}
\\end{document}`;
  },
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** Coloured sections in two columns; skills as tags in frames, languages with dots. */
const alta: TexLayout = {
  tex: (person) =>
    `\\documentclass[10pt,a4paper]{article}\\usepackage[margin=12mm]{geometry}${PREAMBLE}\\renewcommand{\\familydefault}{\\sfdefault}\\columnratio{0.62}
\\newcommand{\\cvtag}[1]{\\tikz[baseline]\\node[anchor=base,draw=gray,rounded corners,inner xsep=1ex,inner ysep=0.75ex,text height=1.5ex,text depth=.25ex]{#1}; }
\\titleformat{\\section}{\\color{blue}\\bfseries\\Large}{}{0em}{}[\\titlerule]
\\begin{document}{\\Huge\\bfseries\\MakeUppercase{${person.name}}}\\\\[1mm]{\\large\\bfseries\\color{red}${esc(person.headline)}}\\\\[2mm]{\\footnotesize\\Letter~${person.email}\\hspace{2em}\\Mobilefone~${person.phone}\\hspace{2em}${person.location}}\\medskip
\\begin{paracol}{2}
\\section*{EXPERIENCE}${each(person.jobs, (job, index) => `${index ? '\\textcolor{gray}{\\rule{\\linewidth}{0.3pt}}\\par\\medskip' : ''}{\\large\\color{blue}${esc(job.title)}\\par}\\smallskip{\\bfseries\\color{red}${esc(job.company)}\\par}\\smallskip{\\small\\makebox[0.5\\linewidth][l]{${span(job, person)}}\\makebox[0.5\\linewidth][l]{${esc(job.location)}}\\par}\\medskip\n${list(job.bullets)}`)}
\\switchcolumn
\\section*{MY LIFE PHILOSOPHY}\\textit{"Something smart or heartfelt, preferably in one sentence."}
\\section*{STRENGTHS}{\\raggedright\\hspace{0pt}${each(flat(person), (skill) => `\\cvtag{${esc(skill)}}`)}\\par}
\\section*{EDUCATION}${each(person.studies, (study, index) => `${index ? '\\textcolor{gray}{\\rule{\\linewidth}{0.3pt}}\\par\\medskip' : ''}{\\large\\color{blue}${esc(study.degree)}\\par}\\smallskip{\\bfseries\\color{red}${esc(study.institution)}\\par}\\smallskip{\\small Sept ${study.start} -- June ${study.year}\\par}`)}
${person.languages ? `\\section*{LANGUAGES}${each(person.languages, (text) => `{\\bfseries ${text}}\\hfill{\\color{blue}$\\bullet\\bullet\\bullet\\bullet$}{\\color{gray}$\\bullet$}\\par`)}` : ''}
\\section*{REFEREES}\\textbf{Prof.\\ Alpha Beta}\\par Institute of Things\\par \\Letter~a.beta@university.example
\\end{paracol}\\end{document}`,
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements'],
};

/** Employer in bold with dates at the right, title in italics with the place; a table of skills. */
const mediumLength: TexLayout = {
  tex: (person) =>
    `\\documentclass[11pt]{article}\\usepackage[margin=19mm]{geometry}${PREAMBLE}
\\titleformat{\\section}{\\bfseries}{}{0em}{}[\\hrule]
\\begin{document}\\centerline{\\Huge\\bfseries\\MakeUppercase{${person.name}}}\\medskip\\centerline{${person.phone} $\\diamond$ ${person.location}}\\centerline{${person.email}}
\\section*{EDUCATION}${each(person.studies, (study) => `{\\bf ${esc(study.institution)}} \\hfill {\\em June ${study.year}}\\\\ ${esc(study.degree)} \\hfill {Overall GPA: 3.67}\\\\[1mm]`)}
\\section*{EXPERIENCE}${each(person.jobs, (job) => `{\\bf ${esc(job.company)}} \\hfill {${dateText(job.start, 'long', person)} - ${dateText(job.end, 'long', person)}}\\\\ {\\em ${esc(job.title)}} \\hfill {\\em ${esc(job.location)}}\n${list(job.bullets)}\\medskip`)}
\\section*{TECHNICAL STRENGTHS}\\begin{tabular}{@{}>{\\bfseries}l@{\\hspace{6ex}}p{125mm}}${each(Object.entries(person.skills), ([group, items]) => `${esc(group)} & ${esc(items.join(', '))}\\\\`)}\\end{tabular}
\\end{document}`,
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** The Europass of old: a label in the margin of every line. */
const europassClass: TexLayout = {
  tex: (person) =>
    `\\documentclass[helvetica,narrow,nologo,english,a4paper]{europecv}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{textcomp}\\usepackage[a4paper,top=12mm,left=12mm,right=12mm,bottom=25mm]{geometry}
\\ecvname{${person.name}}\\ecvaddress{${person.location}}\\ecvtelephone{${person.phone}}\\ecvemail{${person.email}}\\ecvnationality{Spanish}
\\begin{document}\\begin{europecv}\\ecvpersonalinfo
\\ecvsection{Work experience}${each(person.jobs, (job) => `\\ecvitem{Dates}{\\textbf{${dateText(job.start, 'long', person)} -- ${dateText(job.end, 'long', person)}}}\\ecvitem{Occupation or position held}{${esc(job.title)}}\\ecvitem{Main activities and responsibilities}{${esc(job.bullets.join(' '))}}\\ecvitem{Name and address of employer}{${esc(job.company)}, ${esc(job.location)}}\\ecvitem[10pt]{Type of business or sector}{Food industry}`)}
\\ecvsection{Education and training}${each(person.studies, (study) => `\\ecvitem{Dates}{\\textbf{${study.start} -- ${study.year}}}\\ecvitem{Title of qualification awarded}{${esc(study.degree)}}\\ecvitem[10pt]{Name and type of organisation providing education and training}{${esc(study.institution)}, ${esc(study.location)}}`)}
\\ecvsection{Personal skills and~competences}\\ecvmothertongue[5pt]{${person.languages?.[0]}}\\ecvitem{Other language(s)}{}
\\ecvlanguageheader{(*)}${each(person.languages?.slice(1), (text) => `\\ecvlanguage{${text}}{\\ecvBTwo}{\\ecvBTwo}{\\ecvBOne}{\\ecvBOne}{\\ecvBOne}`)}\\ecvlanguagefooter[10pt]{(*)}
\\ecvitem[10pt]{Technical skills and competences}{${flat(person).map(esc).join(', ')}}
\\ecvitem{Driving licence(s)}{B}
\\end{europecv}\\end{document}`,
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements'],
};

/** An academic CV: years in a margin, publications, its name at the head of every page. */
const vitae: TexLayout = {
  tex: (person) =>
    `\\documentclass[11pt]{article}\\usepackage[margin=26mm]{geometry}${PREAMBLE}\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}\\rhead{${person.name.split(' ').at(-1)} -- CV -- \\thepage}\\renewcommand{\\headrulewidth}{0pt}
\\titleformat{\\section}{\\scshape\\large}{}{0em}{}
\\newcommand{\\yearitem}[2]{\\noindent\\begin{tabularx}{\\textwidth}{@{}p{26mm}X@{}}#1 & #2\\end{tabularx}\\par\\smallskip}
\\begin{document}{\\LARGE ${person.name}}\\\\[2mm]Department of Language Sciences\\\\ 1168 Van Hise Hall\\\\ ${person.location}\\\\ Email: ${person.email}\\\\ Phone: ${person.phone}
\\section*{Appointments}${each(person.jobs, (job) => `\\yearitem{${job.start}--${job.end === 'present' ? '' : job.end}}{${esc(job.title)}, ${esc(job.company)}}`)}
\\section*{Education}${each(person.studies, (study, index) => `\\yearitem{${study.year}}{${esc(study.degree)}, ${esc(study.institution)}${index === 0 ? '\\newline Dissertation: \\textit{Whispered Tone}\\newline Committee: J. Hartwell (chair), O. Adeyemi' : ''}}`)}
\\section*{Research Interests}Phonology, tone, language acquisition
\\section*{Peer-Reviewed Publications}${each(['2023', '2022', '2021', '2019', '2018', '2017', '2016'], (year) => `\\yearitem{${year}}{Oyelaran, M. and Hartwell, J. On whispered tone in Yoruba, part ${year}. \\textit{Journal of Tonal Studies} ${Number(year) - 2000}(2), pp. 101--138.}`)}
\\section*{Grants and Fellowships}${each(['2022', '2019', '2015'], (year) => `\\yearitem{${year}}{Research Fellowship of the Society for Sound, \\$12,000}`)}
\\section*{Invited Talks}${each(['2024', '2023', '2022', '2021', '2020', '2018'], (year) => `\\yearitem{${year}}{What children do when they whisper. University of Potsdam, Germany.}`)}
\\section*{Teaching}${each(['Introduction to Phonology', 'Field Methods', 'Language and Mind'], (course) => `\\yearitem{2020--2024}{${course} (undergraduate)}`)}
\\section*{Languages}${(person.languages ?? []).map((text, index) => `${text} (${['native', 'native', 'reading'][index]})`).join(', ')}
\\section*{Technical Skills}${flat(person).map(esc).join(', ')}
\\section*{References}Jane Hartwell, Professor of Linguistics, University of Massachusetts Amherst, hartwell@university.example
\\end{document}`,
  placeless: true,
  years: true,
  omits: ['summary', 'soft', 'projects', 'interests', 'achievements'],
};

export const FAMILY_TEX = { deedy, awesome, alta, mediumLength, europassClass, vitae };
