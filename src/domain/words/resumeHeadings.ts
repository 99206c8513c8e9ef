import { table } from './table.ts';

/** The sections of a resume. 'other' has a known heading, but isn't read. */
export type Section =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'softSkills'
  | 'certifications'
  | 'projects'
  | 'languages'
  | 'interests'
  | 'achievements'
  | 'references'
  | 'other';

/**
 * The words of each section's headings, without accents where others have none; 'skill*' is the beginning of a
 * word, '*profil' the end, 'other$' the last word. The first match decides: "Language skills" is languages,
 * "Project experience" is projects.
 */
export const SECTION_WORDS: readonly [Section, string[]][] = [
  [
    'contact',
    table(`contact*, get in touch, reach me, details$, profiles$, online presence, personal data,
      personal info*, personal particular*, kontakt*, persönliche daten, persönliche angaben, zur person,
      coordonnées, informations personnelles, état civil, datos personales, datos de, contatt*,
      dati personali, informazioni personali, dados pessoais, dades personals, persoonlijke gegevens`),
  ],
  ['summary', table('summary of qualification*, qualification* summary')],
  ['references', table('referen*, referee*, referenz*')],
  [
    'other',
    table(`publica*, volunt*, patent*, conferenc*, membership*, affiliat*, organization*, organisation*,
      association*, courses taught, grant*, fellowships, talks, presentations, declaration*, signature,
      social media, links, driving, availability, military, miscellaneous, other$, additional info*,
      test scores, testimonials, coursework, community, visa, work authorization, supervision, service$,
      teaching$, activities, extracurricular, graduate courses, committee$, committees$,
      publikation*, veröffentlichung*, ehrenamt*, engagement, mitgliedschaft*, führerschein, verfügbarkeit,
      wehrdienst, sonstiges, anlagen, bénévol*, permis, divers, informations complémentaires,
      otros datos, información adicional, pubblicazion*, informações adicionais`),
  ],
  [
    'softSkills',
    table(`soft skill*, soft$, interpersonal, people skills, transferable, strength*, personality,
      leadership skills, communication skills, social skills, personal qualities, key qualities,
      core qualities, personal attributes, stärken, sozialkompetenz*, qualités, savoir-être, atouts`),
  ],
  ['projects', table('project experien*')],
  ['experience', table('experience$, experiences$, experiencia$')],
  [
    'skills',
    table(`skills summary, summary of skills, programming, computer*, technical*, digital, job-related, software*, languages and frame*,
      languages and tech*, languages and tool*, languages & frame*, languages & tech*, languages & tool*,
      programmi*, programmaz*, programac*, technische*, edv, informatique, informatic*`),
  ],
  [
    'languages',
    table(
      'language*, linguistic*, sprach*, fremdsprach*, langue*, idiom*, lingue, línguas, llengües, talen',
    ),
  ],
  [
    'certifications',
    table(`certifi*, license*, licence*, accredit*, credentials, registration*, courses,
      professional development, continuing education, online education, trainings$, zertifi*, weiterbildung*, fortbildung*,
      cursos, certificaz*, corsi, cursussen`),
  ],
  [
    'achievements',
    table(`achievement*, accomplishment*, award*, honors, honours, distinction*, scholarships, prizes,
      recognition, auszeichnung*, preise, stipendien, erfolge, prix, premis, premios, prêmios, premi$`),
  ],
  [
    'projects',
    table(`project*, portfolio, open-source, open source, things i've built, things i've made,
      what i've built, projekt*, projet*, proye*, projecte*, progett*`),
  ],
  [
    'interests',
    table(`interes*, hobb*, passion*, outside work, outside of work, pastimes, freizeit, loisir*,
      intérêt*, afici*, tempo libero`),
  ],
  [
    'experience',
    table(
      `appointments, academic positions, worked, work experien*, work-experien*, professional experien*`,
    ),
  ],
  ['education', table('academi*, educa*, schul*, qualifications and, studied')],
  [
    'experience',
    table(`experien*, employ*, career history, work history, job history, career record, work record,
      work background, work$, career$, timeline, jobs$, position*, internship*, externship*, placement*, rotation*,
      practicum*, where i've worked, postings, freelance, career track, background$,
      *erfahrung, *erfahrungen, werdegang, beruflich*, berufs*, beruf$, praktika, praxis, tätigkeit*, laufbahn,
      parcours professionnel, stage$, stages$, emploi*, alternance*, esperienz*, trayectoria, trajetória,
      historial laboral, werkervaring`),
  ],
  [
    'education',
    table(`studies, degree*, qualifi*, schooling, training, learning, learned, academic*,
      ausbildung*, *bildung, bildung*, studium, schul*, diplom*, études, formation*, scolaire,
      cursus, estud*, formación, formació, titulaci*, formação, escolarid*, scolar*,
      formazione, istruzione, studi$, titoli, opleiding*`),
  ],
  [
    'summary',
    table(`profil*, summary, about, objecti*, who i am, hello, introduc*, statement, overview, synopsis,
      bio, biography, highlights, goal, goals, *profil, über mich, zusammenfassung, berufsziel,
      à propos, présentation, perfil, resum*, objetivo*, presentación, sobre, obiettivo*, chi sono, over mij`),
  ],
  [
    'skills',
    table(`skill*, competenc*, technolog*, tool*, expertise, proficien*, abilit*, know-how, stack, tech-stack,
      speciali*, frameworks, platforms, databases, techniques, knowledge, capabilities,
      keywords, what i work with, what i use, what i know, what i can do, good at,
      kompetenz*, kenntnis*, *kenntnisse, fähigkeit*, werkzeuge, fertigkeiten, savoir-faire,
      logiciels, outils, conocimiento*, conhecimento*, tecnolog*, habilidad*, herramientas, ferramentas,
      linguaggi, strumenti, aptitud*, competen*, conoscenz*, attitudin*, vaardighe*`),
  ],
];

/** Words in headings that don't identify a section. */
export const HEADING_FILLERS = table(`
  my, i, me, us, the, a, an, and, of, in, at, with, for, to, on, up, more, key, core, main, other, additional,
  personal, profession*, relevant, selected, recent, previous, past, general, special, history, background,
  summary, record, details, information, full-time, part-time, industry, business, teaching, research,
  clinical, nursing, sales, legal, military, engineering, practical, management, international, earlier,
  early, prior, related, top, it, it*, hard, lab, laboratory, office, design, marketing, spoken, foreign, native,
  mother, matrix, area, areas, available, upon, request, taken, online, notable, major, side, independent,
  undertaken, chronology, timeline, path, journey, volunteering, leadership, what, where, how, thing, things,
  i'm, i've, did, done, have, am, was, executive, brief, career, job, work, working, worked, human, written, cont,
  continued, techniques, practice, focus, set, strength, undergraduate, graduate, postgraduate, formal,
  current, healthcare, medical, total, known, handled, attended, wise, und, weitere, besondere, ausgewählte,
  persönliche, fach, fach*, akademisch*, schulisch*, beruflich*, beruf*, praktisch*, stationen, lebenslauf,
  schule, weg, mich, technische*, et, en, de, la, le, les, des, autres, personnel*, universit*, initiale,
  continue, clés, centre, centres, d'intérêt, d'intérêts, concours, technique*, linguistique*, transversales,
  y, i, e, del, der, otros, otras, laboral*, linguístic*, técnic*, tècni*, complement*, reglada, superior*,
  di, da, lavorativ*, accademic*, sociali, profissiona*`);

/** The titles of whole documents. */
export const DOCUMENT_TITLES = table(`
  curriculum, curriculum vitae, curriculum vitæ, curriculum-vitae, curriculum – vitae, resume, cv, c.v, c.v.,
  bio-data, bio data, biodata, lebenslauf, tabellarischer lebenslauf, currículum, hoja de vida, currículo`);
