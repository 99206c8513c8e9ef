import type { Section } from './headings.ts';

/**
 * Beginnings of words that tell what a heading heads, whatever else it says: "Things I'm good at",
 * "Formación académica". In the order in which they decide.
 */
const STEMS: [Section, string][] = [
  [
    'contact',
    'contact|kontakt|contatt|coordonn|dados pessoais|datos (?:personales|de contacto)|dati personali|personal (?:details|data|info)|persoonlijke gegevens|personalia|informations? personnelles|informazioni personali|état civil',
  ],
  ['references', 'referen|referee|référence'],
  [
    'other',
    'publication|pubblicazion|publicacion|volunt|bénévol|voluntari|patent|conferenc|membership|affiliat|teaching(?! (?:skills|experience))|grants?|talks|declaration|signature|social media|driving lic|permis|availability',
  ],
  [
    'skills',
    'programming|computer|scripting|technical|technisch|digital|informatiqu|informátic|informatich',
  ],
  ['softSkills', 'soft|interpersonal|strengths|stärken'],
  ['languages', 'languages?|langues?|linguisti|idiomas?|sprach|lingue|línguas|talen|talenkennis'],
  [
    'certifications',
    'certifi|zertifi|certificaz|licen[cs]es?|accredit|courses|corsi|cursos|cursussen|weiterbildung|fortbildung',
  ],
  [
    'achievements',
    'achievement|accomplishment|awards?|hono[u]?rs?|auszeichnung|distinction|premios|premi',
  ],
  [
    'summary',
    'profile|profil|perfil|profilo|profiel|summary|resumen|about|objective|objetivo|objectif|obiettivo|who i am|hello|introduc|introducing|statement|overview|présentation|presentación|sobre|à propos|chi sono|over mij|über',
  ],
  [
    'projects',
    'projects?|projets?|proyectos|progetti|projetos|projecten|projekte?|portfolio|things i.ve (?:built|made)',
  ],
  ['interests', 'interest|hobb|passion|loisir|intérêt|aficion|tempo libero|freizeit|outside work'],
  [
    'skills',
    'skills?|compet|compét|conocimiento|conhecimento|conoscenz|habilidad|kenntnis|fähigkeit|technolog|tools?|toolbox|toolkit|expertise|proficien|abilit|know-how|savoir-faire|aptitud|vaardighe|kennis|what i (?:work with|use|know|can do)|good at|tech stack|speciali[sz]?|specialt|frameworks?|kompeten|knowledge|logiciel|outils|platforms|databases?|techniques|what i do',
  ],
  [
    'education',
    'educat|educaç|educació|académic|academic|studies|studi|études|estudios|formation|formación|formação|formazione|istruzione|opleiding|degree|diplom|ausbildung|studium|schul|qualificat|titulaci|titoli|scol|learned|learnt|training|school',
  ],
  [
    'experience',
    'experien|expérien|esperienz|experiênc|erfahrung|werdegang|ervaring|werkervaring|employ|work|worked|career|jobs?|beruf|emploi|empleo|trayectoria|trajetória|parcours|carrière|laboral|trabajo|lavor|positions?|roles?|internship|praktik|stages?|been',
  ],
];

/** Words that say nothing of their own. */
const FILLERS =
  'my|i|the|a|an|and|of|in|at|with|for|to|more|key|core|main|other|additional|personal|professional|profession\\p{L}*|profesional\\p{L}*|professionnel\\p{L}*|professional[ie]|profissional|relevant|selected|recent|general|special|y|e|et|und|en|de|del|la|le|les|des|da|di|otr[oa]s|autres|altr[ie]|técnic[oa]s?|datos|données|otr[oa]s|laboral(?:es)?|ho|what|where|how|things?|speak|i.ve|i.m|know|did|do|done|have|has|am|was';

const PATTERNS = STEMS.map(([section, stems]): [Section, RegExp] => [
  section,
  new RegExp(`(?<!\\p{L})(?:${stems})`, 'u'),
]);
const ANY = new RegExp(
  `^(?:${STEMS.map(([, stems]) => stems).join('|')})\\p{L}*$|^(?:${FILLERS})$`,
  'u',
);
const MOST_WORDS = 5;

/** What a line heads that is known to be a heading by its look; `null` when its words do not tell. */
export function looseSectionOf(text: string): Section | null {
  const words = text.toLowerCase().replace(/’/g, "'").trim();
  if (words.length > 45 || words.split(/\s+/).length > MOST_WORDS || /[\d@|\t,;.]/.test(words))
    return null;
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The same for a line whose look says nothing: all of its words must be such as headings have. */
export function plainLooseSectionOf(text: string): Section | null {
  const words = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/:$/, '')
    .trim()
    .split(/[\s/&]+|-(?=\s|$)/);
  const isHeading = words.every((word) => word === '' || ANY.test(word));
  return isHeading && /^\p{Lu}/u.test(text) ? looseSectionOf(text.replace(/:$/, '')) : null;
}
