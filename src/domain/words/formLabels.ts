import { table } from './table.ts';

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
  expert, excellent, advanced, intermediate, beginner, basic, proficient, familiar, novice, competent, skilled, master,
  fortgeschritten, experte, kenntnisse, gute kenntnisse, grundkenntnisse, sehr gute kenntnisse, sehr gut, gut`);

/** Words of labels and headings of skills, which name no skill themselves. */
export const SKILL_LABEL_WORDS: ReadonlySet<string> = new Set(
  table(`programming, technical, professional, computer, soft, hard, other, key, core, and, tool, tools, skill,
    skills, technologies, language, languages, framework, frameworks, libraries, software, platforms, abilities,
    knowledge, proficiency`),
);

/**
 * What a form's fields and a table's columns name, in the order in which an entry is read, by the words of their
 * labels: "Name and address of employer", "Year of passing".
 */
export const FIELD_WORDS: readonly [field: string, words: string[]][] = [
  [
    'title',
    table(`project, position, appointment, title, role, designation, occupation, post, function, funktion, tätigkeit, beruf, puesto, cargo,
      fonction`),
  ],
  [
    'company',
    table(`company, employer, organization, organisation, firm, firma, arbeitgeber, arbeitgebers, unternehmen,
      empresa, employeur, client`),
  ],
  [
    'degree',
    table(`degree, qualification, qualifications, course, examination, examinations, exam, class, standard, program,
      programme, certificate, abschluss, studiengang`),
  ],
  [
    'institution',
    table(
      'institution, institutions, institute, school, college, university, board, hochschule, schule',
    ),
  ],
  ['place', table('location, place, city, country, ort')],
  [
    'date',
    table(
      `year, years, date, dates, duration, period, tenure, from, to, session, passing, passed, datum, zeitraum, jahr, dauer`,
    ),
  ],
  ['grade', table('percentage, marks, mark, grade, gpa, cgpa, division, score')],
  [
    'more',
    table(`s, no, sl, sr, type, business, sector, specialization, specialisation, specialty,
      speciality, subject, stream, remarks, branch,
      discipline, tätigkeitsbereich, branche`),
  ],
];
/** Other words in the labels of fields. */
export const FIELD_FILLERS = table(`
  name, names, last, address, of, the, in, and, or, obtained, completion, graduation, held, council, job, employment,
  awarded, with, time, work, und, oder, adresse, des, der, ausgeübte`);

/** Labels before a phone number. */
export const PHONE_LABELS = table(`
  phone, telephone, phone no, contact, contact no, contact number, mobile, mobile no, mobile number, mob, mob no, ph, tel no, cell, whatsapp, gsm, tel, tél, téléphone, teléfono, telefónica, telefono, telefone,
  telefoon, telefon, telefonnummer, fon, fone, fono, foon, mobil, mobiel, móvil, telemóvel, celular, cellulare,
  portable, handy, 電話, 携帯, 电话, 手机, 전화`);

/** Labels before a grade. */
export const GRADE_LABELS = table(`
  gpa, cgpa, sgpa, cpi, cumulative gpa, cum gpa, cum. gpa, overall gpa, major gpa, final gpa, grade, final grade,
  grade point average, note, abschlussnote, gesamtnote, durchschnitt, score, percentage, nota media, moyenne, voto,
  mention`);

/** The beginnings of lines about a degree that name neither it nor its school. */
export const EDUCATION_DETAILS = table(`
  relevant course*, course work, coursework, courses, modules, *thesis, diploma thesis, master thesis, bachelor thesis, dissertation, *arbeit, schwerpunkt*, thema,
  honor*, honour*, activities, award*, advisor*, supervisor*, betreuer*, minor, focus, scholarship`);
