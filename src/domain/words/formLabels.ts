import { table } from './table.ts';

/** The labels of fields in filled forms: "Employer: Acme". */
export const JOB_LABELS = table(`
  position, position held, title, job title, role, role held, designation, occupation,
  occupation or position held, employer, company, company name, organization, organisation, client, location,
  place, city, date, dates, duration, period, type of business, type of business or sector,
  name and address of employer, name and address of the employer, datum, zeitraum, tätigkeit,
  beruf oder funktion, beruf oder ausgeübte funktion, tätigkeitsbereich, tätigkeitsbereich oder branche,
  name und adresse des arbeitgebers, arbeitgeber, firma, unternehmen, ort, puesto, empresa, cargo, fonction,
  employeur`);
export const SCHOOL_LABELS = table(`
  date, dates, period, duration, year, year of passing, year of graduation, year of completion, qualification,
  title of qualification, qualification awarded, title of qualification awarded, degree, course, institution,
  institute, school, university, college, board, location, zeitraum, abschluss, hochschule, studiengang,
  schule, dauer`);

/** Labels above tasks. */
export const TASK_LABELS = table(`
  responsibilities, key responsibilities, job responsibilities, duties, tasks, achievements,
  key achievements, accomplishments, key accomplishments, highlights, activities,
  duties and responsibilities, roles and responsibilities, responsibilities and achievements, description,
  details, aufgaben, aufgabenschwerpunkte, tätigkeiten`);

/** Labels before the technologies of a position or a project. */
export const TECHNOLOGY_LABELS = table(`
  technology, technologies, technologies used, key technologies, tech, tech stack, tech used, stack,
  technical stack, technical environment, tool, tools, tools used, tools and technologies,
  technologies and tools, environment, skills, skills used, key skills, built with, languages used,
  technologien, werkzeuge, umgebung`);

/** Levels of a skill. */
export const LEVELS = table(`
  expert, advanced, intermediate, beginner, basic, proficient, familiar, novice, competent, skilled, master,
  fortgeschritten, experte, kenntnisse, gute kenntnisse, grundkenntnisse, sehr gute kenntnisse, sehr gut, gut`);

/** Words of labels and headings of skills, which name no skill themselves. */
export const SKILL_LABEL_WORDS: ReadonlySet<string> = new Set(
  table(`programming, technical, professional, computer, soft, hard, other, key, core, and, tool, tools, skill,
    skills, technologies, language, languages, framework, frameworks, libraries, software, platforms, abilities,
    knowledge, proficiency`),
);

/** The columns of a table of jobs or degrees, in the order in which an entry is read, by the words of their heads. */
export const TABLE_COLUMNS: readonly [column: string, words: string[]][] = [
  [
    'title',
    table(
      'position, title, role, designation, occupation, post, function, funktion, tätigkeit, puesto, cargo',
    ),
  ],
  [
    'company',
    table(
      'company, employer, organization, organisation, firm, firma, arbeitgeber, empresa, client',
    ),
  ],
  [
    'degree',
    table(`degree, qualification, qualifications, course, examination, examinations, exam, class, standard, program,
      programme, certificate, abschluss, diploma, título`),
  ],
  [
    'institution',
    table(
      'institution, institutions, institute, school, college, university, board, hochschule, schule, centro',
    ),
  ],
  ['place', table('location, place, city, country, ort')],
  [
    'date',
    table(
      'year, years, date, duration, period, tenure, from, to, session, zeitraum, jahr, dauer, año',
    ),
  ],
  ['grade', table('percentage, marks, mark, grade, gpa, cgpa, division, score, note')],
  [
    'more',
    table(
      's, no, sl, sr, nr, specialization, specialisation, subject, stream, remarks, branch, discipline',
    ),
  ],
];
/** Words that the heads of columns have besides. */
export const COLUMN_FILLERS = table(
  'name, names, of, the, in, and, or, obtained, passing, completion, passed, held, job, with, secured, achieved, des, der',
);
