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
 * The words of each section's headings; 'skill*' is the beginning of a word, '*profil' the end, 'other$' the
 * last word. The first match decides: "Language skills" is languages, "Project experience" is projects.
 */
export const SECTION_WORDS: readonly [Section, string[]][] = [
  [
    'contact',
    table(`contact*, get in touch, reach me, details$, profiles$, online presence, personal details,
      personal data, personal info*, personal particulars, kontakt*, persönliche daten, persönliche angaben,
      zur person, coordonnées, informations personnelles, état civil, datos personales, datos de, contatt*,
      dati personali, informazioni personali, dados pessoais, persoonlijke gegevens`),
  ],
  ['references', table('referen*, referee*, référence*')],
  [
    'other',
    table(`publication*, volunt*, patent*, conferenc*, membership*, affiliat*, organization*, organisation*,
      association*, courses taught, grant*, fellowships, talks, presentations, declaration, signature,
      social media, links, driving, availability, military, miscellaneous, other$, additional info*,
      test scores, testimonials, coursework, community, visa, work authorization, supervision, service$,
      teaching$, activities, extracurricular, graduate courses, committee$, committees$,
      publikation*, veröffentlichung*, ehrenamt*, engagement, mitgliedschaft*, führerschein, verfügbarkeit,
      wehrdienst, sonstiges, anlagen, bénévol*, permis, divers, informations complémentaires, publicacion*,
      otros datos, información adicional, pubblicazion*, informações adicionais`),
  ],
  [
    'softSkills',
    table(`soft skills, soft*, interpersonal, people skills, transferable, strengths, personality,
      leadership skills, communication skills, social skills, personal qualities, key qualities,
      core qualities, personal strengths, key strengths, personal attributes, stärken, sozialkompetenz*,
      qualités, savoir-être, atouts`),
  ],
  [
    'skills',
    table(`programming, computer*, technical*, digital, job-related, software*, languages and frame*,
      languages and tech*, languages and tool*, languages & frame*, languages & tech*, languages & tool*,
      programmier*, technische*, edv, informatique, programaci*, informátic*, informatic*`),
  ],
  [
    'languages',
    table(
      'language*, linguistic*, sprach*, fremdsprach*, langue*, idioma*, lingue, línguas, talen',
    ),
  ],
  [
    'certifications',
    table(`certifi*, license*, licence*, accredit*, credentials, registration*, courses,
      professional development, continuing education, trainings$, zertifi*, weiterbildung*, fortbildung*,
      cursos, certificaz*, corsi, cursussen`),
  ],
  [
    'achievements',
    table(`achievement*, accomplishment*, award*, honors, honours, distinction*, scholarships, prizes,
      recognition, auszeichnung*, preise, stipendien, erfolge, prix, premios, premi$`),
  ],
  [
    'projects',
    table(`project*, portfolio, open-source, open source, things i've built, things i've made,
      what i've built, projekt*, projet*, proyectos, progetti, projetos, projecten`),
  ],
  [
    'interests',
    table(`interest*, hobb*, passion*, outside work, outside of work, pastimes, interessen, freizeit, loisir*,
      intérêt*, intereses, aficion*, interessi, tempo libero`),
  ],
  [
    'experience',
    table(
      `appointments, academic positions, work experien*, work-experien*, professional experien*, worked`,
    ),
  ],
  [
    'education',
    table('academi*, educational*, schul*, qualifications and, education and, studied'),
  ],
  [
    'experience',
    table(`experien*, employ*, career history, work history, job history, career record, work record,
      work background, work$, career$, jobs$, position*, internship*, externship*, placement*, rotation*,
      practicum*, where i've worked, postings, freelance, career track, background$,
      *erfahrung, *erfahrungen, werdegang, beruflich*, berufs*, beruf$, praktika, praxis, tätigkeit*, laufbahn,
      expérien*, expèrien*, parcours professionnel, stage$, stages$, emploi*, alternance*,
      esperienz*, experiênc*, trayectoria, trajetória, historial laboral, werkervaring`),
  ],
  [
    'education',
    table(`educat*, studies, degree*, qualificat*, schooling, training, learning, learned, academic*,
      ausbildung*, *bildung, bildung*, studium, schul*, diplom*, études, formation, diplôm*, scolaire,
      cursus, educació*, estudios, formación, titulaci*, académic*, educaç*, formação, escolarid*, scolar*,
      formazione, istruzione, studi$, titoli, opleiding*`),
  ],
  [
    'summary',
    table(`profile*, summary, about, objective*, who i am, hello, introduc*, statement, overview, synopsis,
      bio, biography, highlights, goal, goals, *profil, über mich, zusammenfassung, berufsziel, profil, objectif*,
      à propos, présentation, perfil, resumen, objetivo*, presentación, sobre, profilo, obiettivo*, chi sono,
      profiel, over mij`),
  ],
  [
    'skills',
    table(`skill*, competenc*, technolog*, tool*, expertise, proficien*, abilit*, know-how, stack, tech-stack,
      speciali*, frameworks, platforms, databases, techniques, knowledge, capabilities, qualifications,
      keywords, what i work with, what i use, what i know, what i can do, good at,
      kompetenz*, kenntnis*, *kenntnisse, fähigkeit*, werkzeuge, fertigkeiten, compétenc*, savoir-faire,
      logiciels, outils, conocimiento*, tecnolog*, habilidad*, aptitud*, competenz*, conoscenz*, attitudin*,
      vaardighe*`),
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
  current, healthcare, medical, und, weitere, besondere, ausgewählte, persönliche, fach, fach*, akademisch*,
  schulisch*, beruflich*, beruf*, stationen, lebenslauf, schule, weg, mich, technische*, et, en, de, la, le,
  les, des, autres, personnel*, universit*, initiale, continue, clés, centre, centres, d'intérêt, d'intérêts,
  concours, technique*, linguistique*, transversales, y, e, del, der, otros, otras, profesional*, laboral*,
  linguístic*, técnic*, complementari*, reglada, superior*, di, da, lavorativ*, accademic*, sociali,
  profissiona*`);

/** The titles of whole documents. */
export const DOCUMENT_TITLES = table(`
  curriculum, curriculum vitae, curriculum vitæ, resume, cv, c.v, c.v., bio-data, biodata, lebenslauf,
  tabellarischer lebenslauf, résumé, currículum, currículum vitae, hoja de vida, currículo`);
