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
