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
 * The words of each section's headings, as stems. The first match decides: "Language skills" is
 * languages, "Project experience" is projects.
 */
const STEMS: [Section, string][] = [
  [
    'contact',
    'contact|kontakt|contatt|coordonnées|personal (?:details|data|info\\w*|particulars)|datos (?:personales|de)|dati personali|dados pessoais|informations? personnelles|informazioni personali|persönliche (?:daten|angaben)|zur person|get in touch|reach me|details$|état civil|profiles$|online presence|persoonlijke gegevens',
  ],
  ['references', 'referen|referee|référence'],
  [
    'other',
    'publication|publikation|veröffentlichung|pubblicazion|publicacion|volunt|bénévol|ehrenamt|engagement|patent|conferenc|membership|mitgliedschaft|affiliat|organi[sz]ations?|associations?|courses taught|grants?|fellowships|talks|presentations|declaration|signature|social media|links|driving|permis|führerschein|availability|verfügbarkeit|military|wehrdienst|miscellaneous|divers|sonstiges|other$|additional info\\w*|otros datos|información adicional|informations complémentaires|test scores|testimonials|coursework|community|anlagen|visa|work authori[sz]ation|supervision|service$|teaching$|activities|extracurricular|informações adicionais|graduate courses|committees?$',
  ],
  [
    'softSkills',
    'soft(?!ware)|interpersonal|people skills|transferable|strengths|stärken|sozialkompetenz|qualités|savoir-être|atouts|personality|leadership skills|communication skills|social skills|(?:personal|key|core) (?:qualities|strengths|attributes)',
  ],
  [
    'skills',
    'programming|programaci|programmier|computer|technical|technische|digital|informati(?:que|ca)|informática|edv|languages (?:and|&) (?:frame|tech|tool)|job-related|software',
  ],
  ['languages', 'languages?|linguistic|langues?|idiomas?|sprach|fremdsprach|lingue|línguas|talen'],
  [
    'certifications',
    'certifi|zertifi|certificaz|licen[cs]|accredit|credentials|registrations?|courses|corsi|cursos|cursussen|weiterbildung|fortbildung|professional development|continuing education|trainings$',
  ],
  [
    'achievements',
    'achievement|accomplishment|awards?|hono[u]?rs|auszeichnung|distinction|scholarships|prizes|preise|stipendien|erfolge|recognition|prix|premios|premi$',
  ],
  [
    'projects',
    'projects?|projets?|proyectos|progetti|projetos|projecten|projekte?|portfolio|open[- ]source|things i.ve (?:built|made)|what i.ve built',
  ],
  [
    'interests',
    'interest|interessen|hobb|passions?|loisir|intérêt|intereses|interessi|aficion|tempo libero|freizeit|outside (?:of )?work|pastimes',
  ],
  ['experience', 'appointments|academic positions|work ?experien|professional ?experien|worked'],
  ['education', 'academi|educational|schul|qualifications and|education and|studied'],
  [
    'experience',
    'experien|expérien|expèrien|esperienz|experiênc|\\p{L}*erfahrung|werdegang|werkervaring|employ|beruflich|berufs|beruf$|praktika|praxis|tätigkeit|parcours professionnel|trayectoria|trajetória|historial laboral|career history|(?:work|job|career) (?:history|record|background)|work$|career$|jobs$|positions?|internships?|externships?|placements?|rotations?|practicums?|stages?$|where i.ve worked|postings|appointments|freelance|emplois?|laufbahn|alternances?|career track|background$',
  ],
  [
    'education',
    'educat|educaç|educació|académic|academi|studies|studium|études|estudios|studi$|formation|formación|formação|formazione|istruzione|opleiding|degrees?|diplôm|diplom|ausbildung|bildung|\\p{L}*bildung|schul|qualificat|titulaci|titoli|scolar|escolarid|scolaire|cursus|schooling|training|learning|learned',
  ],
  [
    'summary',
    'profile|\\p{L}*profil|perfil|profilo|profiel|summary|resumen|about|über mich|objective|objetivo|objectif|obiettivo|who i am|hello|introduc|statement|overview|synopsis|bio|biography|highlights|sobre|à propos|chi sono|over mij|zusammenfassung|goals?|berufsziel|présentation|presentación',
  ],
  [
    'skills',
    'skills?|skillset|competenc|compétenc|competenz|kompetenz|kenntnis|\\p{L}*kenntnisse|fähigkeit|conocimiento|conoscenz|habilidad|aptitud|attitudin|technolog|tecnolog|tools?|toolbox|toolkit|toolset|werkzeuge|expertise|proficien|abilit|know-how|savoir-faire|logiciels|outils|stack|speciali|frameworks|platforms|databases|techniques|knowledge|capabilities|qualifications|vaardighe|fertigkeiten|what i (?:work with|use|know|can do|do)|good at|tech-stack|keywords',
  ],
];

/** Words in headings that don't identify a section. */
const FILLER =
  "my|i|the|an?|and|und|et|y|e|of|in|at|with|for|to|on|more|key|core|main|other|additional|weitere|besondere|autres|otr[oa]s|personal|persönliche|personnel\\p{L}*|profession\\p{L}*|profesional\\p{L}*|profissiona\\p{L}*|professional[ei]|relevant|selected|ausgewählte|recent|previous|past|general|special|en|de|del|der|di|da|la|le|les|des|laboral\\p{L}*|lavorativ[ae]|history|background|summary|record|details|information|relevant|full-time|part-time|industry|business|teaching|research|clinical|nursing|sales|legal|military|engineering|practical|management|international|earlier|early|prior|related|it|it-|fach-?|hard|lab|laboratory|office|design|marketing|spoken|foreign|native|mother|matrix|areas?|akademisch\\p{L}*|schulisch\\p{L}*|berufliche?r?|universit\\p{L}*|initiale|continue|clés|centres?|d'intérêts?|available|upon|request|up|taken|online|notable|major|side|independent|undertaken|stationen|chronology|timeline|path|journey|volunteering|leadership|concours|what|where|how|things?|i.m|did|done|have|am|was|executive|brief|career|job|work|working|professional|lebenslauf|me|us|professionnels?|beruf\\p{L}*|schule|weg|mich|us|worked|human|written|cont|continued|techniques?|linguistiques?|transversales|linguístic\\p{L}*|técnic\\p{L}*|technischen?|complementari\\p{L}*|reglada|superior|superiores|accademic\\p{L}*|sociali|practice|focus|set|strength|undergraduate|graduate|postgraduate|formal|current|healthcare|medical";

const PATTERNS = STEMS.map(([section, stems]): [Section, RegExp] => [
  section,
  new RegExp(`(?<!\\p{L})(?:${stems})`, 'u'),
]);
const HEADING_WORD = new RegExp(
  `^(?:(?:${STEMS.map(([, stems]) => stems.replaceAll('$', '')).join('|')})\\p{L}*|${FILLER})$`,
  'u',
);
const PHRASES = new RegExp(`^(?:${STEMS.map(([, stems]) => stems).join('|')})$`, 'u');
const DOCUMENT_TITLE =
  /^(?:curriculum(?: vit(?:ae|æ))?|currículum(?: vit(?:ae|æ))?|currículo|hoja de vida|(?:tabellarischer )?lebenslauf|resume|résumé|cv|c\.v\.?)$/;
const MAX_WORDS = 6;

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');

/** Whether the line is the title of the document: "Curriculum Vitae". */
export const isDocumentTitle = (text: string): boolean =>
  text.length < 40 && DOCUMENT_TITLE.test(normal(text));

/** The section that any of the words names, for lines that look like headings. */
export function looseSectionOf(text: string): Section | null {
  const words = normal(text);
  if (words.length > 45 || words.split(' ').length > MAX_WORDS || /[\d@|\t;.,]/.test(words))
    return null;
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Whether a heading names education and certificates: "Certifications and Education". */
export const namesBoth = (heading: string): boolean =>
  ['education', 'certifications'].every((wanted) =>
    PATTERNS.some(([section, pattern]) => section === wanted && pattern.test(normal(heading))),
  );

/** The section of a line that has only heading words; `null` for other lines. */
export function sectionOf(text: string): Section | null {
  // "Full professional proficiency" and "Gute Kenntnisse" are levels.
  if (
    text.length > 60 ||
    /[@\t\d]|^\P{L}*$|^(?:(?:sehr )?gute |grund|basis)kenntnisse$|^[\p{L} ]*(?:working|full|native|elementary|limited|professional) proficiency$/iu.test(
      text,
    )
  )
    return null;
  const words = normal(text);
  if (isHeading(words)) {
    const whole = looseSectionOf(words.replaceAll(',', ''));
    // "Education & Certifications": the first part decides.
    const [first = ''] = words.split(/\s*(?:&|\/|\+|,|\sand\s|\sund\s|\set\s|\sy\s)\s*/);
    return whole === 'skills' || whole === 'softSkills' ? whole : (looseSectionOf(first) ?? whole);
  }
  // Spaced capitals: "LANG UAG E".
  const letters = words.replaceAll(' ', '');
  const isSpaced =
    text === text.toUpperCase() && /(?:^| )\S{1,2}(?: |$)/.test(words) && letters.length > 5;
  return isSpaced && isHeading(letters) ? looseSectionOf(letters) : null;
}

const isHeading = (words: string) =>
  PHRASES.test(words) ||
  words.split(/[\s/&+,]+|-(?=\s|$)/).every((word) => word === '' || HEADING_WORD.test(word));

/** A heading with text on the same line: "Skills: Java, Go". */
export function inlineHeading(text: string): { section: Section; rest: string } | null {
  // The words of a justified line are far apart: "Centres\td’intérêt:\tmoto".
  const line = /^(?:[^:\t]+\t)+[^:\t]+:/.test(text) ? text.replaceAll('\t', ' ') : text;
  const [, head = '', rest = ''] = /^([^:\t]{3,40})(?::\s*|\t)(\S.*)$/.exec(line) ?? [];
  const section = head ? sectionOf(head) : null;
  return section ? { section, rest } : null;
}
