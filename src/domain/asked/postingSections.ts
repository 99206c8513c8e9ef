/** What a section of a posting holds. Nothing is read from `other`, only stray logistics from `apply`. */
export type PostingSection =
  | 'duty'
  | 'requirement'
  | 'wish'
  | 'apply'
  | 'company'
  | 'benefits'
  | 'other';

/**
 * The words of each section's headings, as stems in English, German, French and Spanish. The first match
 * decides: "preferred qualifications" are wishes, "what we offer you" are benefits.
 */
const STEMS: [PostingSection, string][] = [
  [
    'other',
    'equal|e\\.?e\\.?o|diversity|vielfalt|chancengleichheit|inclusion|accommodation|disclaimer|privacy|datenschutz|legal|confidentialité|privacidad|physical demands|working conditions|work environment|similar jobs|related jobs|seniority level|employment type|job function|industries|job details|position details|at a glance|schedule|disability|(?:additional|other|further) information|égalité|igualdad',
  ],
  [
    'benefits',
    'benefits?|perks|advantages|what you.re looking for|we offer|we provide|we can offer|offer you|our offer|you get(?! to)|you.ll get(?! to)|you will get(?! to)|in it for you|in for you|in return|compensation|salary|pay|pay range|remuneration|why (?:join|work|us|you.ll|choose)|reasons? to|rewards?|makes? (?:us|this (?:role|job|position|opportunity)) (?:different|special|unique|great)|what you.ll love|wir bieten|bieten wir|wir dir bieten|wir ihnen bieten|unser angebot|angebote?|benefit|vorteile|vergütung|gehalt|darauf|freuen|deine vorteile|das bekommst|rahmenbedingungen|umfeld|bei uns erwartet|erwartet (?:sie|dich) bei uns|warum|avantages?|nous (?:vous )?(?:offrons|proposons)|on (?:vous |t.)?(?:offre|propose)|rémunération|salaire|ce que nous|pourquoi|conditions|ofrecemos|se ofrece|te ofrecemos|ofrece|beneficios|salario|retribución|condiciones|por qué|qué ofrece|remuneración|prestaciones',
  ],
  [
    'apply',
    'apply|application|how to|next steps|contact|interested|interview process|hiring process|recruitment process|bewerb\\w*|bewerbung|kontakt|interesse|interessiert|ansprechpartner|postuler|candidature|candidater|intéressée?|inscrib\\w*|postula\\w*|contacto|interesad[oa]s?|deadline|bewirb',
  ],
  [
    'wish',
    'prefer\\w*|nice[ -]to[ -]haves?|nice to have|bonus (?:points|skills)|plus|pluses|desir\\w*|optional|ideally|extra points|would be|stand out|wünschenswert|von vorteil|pluspunkte|idealerweise|souhaité\\w*|atouts?|appréci\\w*|idéalement|deseable\\w*|valorable\\w*|se valora\\w*|valoramos|valoraremos|preferible\\w*',
  ],
  [
    'requirement',
    'requirements?|required|requires|qualifications?|qualified|must[ -]haves?|skills?|competenc\\w*|experience|education|credentials|licen[cs]\\w*|certificat\\w*|knowledge|abilities|prerequisites|criteria|looking for|look for|searching for|we need|we seek|seeking|you have|you.ll have|you bring|you.ll bring|you will bring|you need|qualities|you.ll need|you will need|about you|who you are|you are|your profile|your background|ideal candidate|candidate|profile|person specification|minimum|what it takes|a good fit|great fit|if you|languages?|technolog\\w*|tech stack|tools|profil|anforderung\\w*|voraussetzung\\w*|qualifikation\\w*|bringst|bringen sie|mitbringst|mitbringen|sie mit|du mit|wir erwarten|erwarten wir|wir suchen|wir wünschen|zeichnet|überzeug\\w*|das bist du|kenntnisse|arbeitsweise|fähigkeiten|kompetenzen|stärken|sie haben|du hast|können sie|kannst du|recherch\\w*|compétences?|pré-?requis|requis|exigences?|qualités|formation|expérience|diplôme|vous êtes|vous avez|qui êtes[- ]vous|votre profil|savoir-être|savoir-faire|requisitos?|requerimos|requiere|buscamos|perfil|formación|experiencia|conocimientos|competencias|habilidades|imprescindible\\w*|necesario|necesitamos|aptitudes|exigimos|pedimos|estudios|idiomas|aporta\\w*|eres',
  ],
  [
    'duty',
    'responsibilit\\w*|responsible|position|duties|duty|tasks?|role|you.ll (?:do|be doing|work|own)|you will(?: be)?(?: do\\w*)?|you do|to do|you (?:might|may|could|would|get to) (?:work|do|be)|you.ll$|you will$|job description|description|the job|the position|position summary|summary|day[- ]to[- ]day|day in the life|accountabilit\\w*|functions?|scope|deliverables?|purpose|objectives?|mission|overview|impact|work you|aufgaben\\w*|\\w*aufgaben|tätigkeit\\w*|verantwort\\w*|machst|machen sie|das erwartet|erwartet (?:sie|dich)|erwarten (?:sie|dich)|ihr einsatz|dein job|ihr job|stellenbeschreibung|einsatzgebiet|herausforderung\\w*|rolle|missions?|tâches?|activités|responsabilités|poste|rôle|vos missions|quotidien|attributions|descriptif|funciones|tareas|responsabilidad\\w*|misión|descripción|puesto|rol|harás|qué harás|tus retos|actividades|objetivo',
  ],
  [
    'company',
    'about|who we are|we are|company|our (?:team|mission|story|values|culture|client|company)|the team|über uns|wir sind|wer wir sind|unternehmen|unser team|das sind wir|arbeitgeber|entreprise|qui sommes[- ]nous|société|nous sommes|à propos|présentation|notre|quiénes somos|sobre|empresa|nosotros|somos|introduction|background|team',
  ],
];

/** Words that headings have besides those that identify the section. */
const FILLER =
  "a|an|and|or|of|on|in|at|to|for|with|as|is|are|be|the|this|that|these|those|what|who|how|where|which|when|our|we|we're|us|you|you're|you'll|your|my|it|its|will|do|does|can|must|should|have|has|need|bring|key|main|primary|essential|core|major|general|basic|minimum|other|additional|specific|typical|special|job|position|role|work|professional|personal|technical|soft|hard|candidates?|applicants?|people|right|successful|ideal|required|day|daily|summary|description|team|more|also|not|just|here's|here|some|e|y|o|u|de|del|la|las|el|los|lo|un|una|con|para|por|en|se|te|tu|tus|su|sus|que|qué|al|como|principales|mínimos|básicos|excluyentes?|no|clave|profesional|laboral|personales|técnicos|técnicas|ofrecemos|der|die|das|dein|deine|deiner|ihr|ihre|ihrer|ihnen|dich|dir|du|sie|wir|uns|unser|unsere|was|wie|wer|und|oder|bei|mit|zu|zur|zum|für|auf|im|ist|sind|als|aus|von|ein|eine|einen|fachliche|fachlichen|persönliche|persönlichen|machst|machen|wünschen|solltest|sollten|et|ou|le|les|l|d|des|du|au|aux|votre|vos|ton|ta|tes|nos|notre|nous|vous|ce|cette|qui|quoi|est|sont|êtes|sera|pour|sur|dans|avec|principales|techniques|attendues|personnelles|professionnelles|chez";

const PATTERNS = STEMS.map(([section, stems]): [PostingSection, RegExp] => [
  section,
  new RegExp(`(?<![\\p{L}'])(?:${stems.replaceAll('\\w', '\\p{L}')})(?!\\p{L})`, 'iu'),
]);
const ALL_STEMS = new RegExp(
  `(?<![\\p{L}'])(?:${STEMS.map(([, stems]) => stems.replaceAll('\\w', '\\p{L}')).join('|')})(?!\\p{L})`,
  'giu',
);
const FILLER_WORD = new RegExp(`^(?:${FILLER})$`, 'iu');

const MAX_HEADING = 70;

/**
 * The section that a line's words name, `null` when they don't. `isLoose`: there may be other words beside
 * them, as in a line that ends with a colon.
 */
export function postingSectionOf(line: string, isLoose: boolean): PostingSection | null {
  if (line.length > MAX_HEADING || /[@.;]\s|\d{3}|https?:/.test(line)) return null;
  const words = line
    .replace(/[’`´]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^[^\p{L}]+|(?<!\P{L})[^\p{L}]+$/gu, '');
  const section = PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (section === null || isLoose) return section;
  const others = words
    .replace(ALL_STEMS, ' ')
    .split(/[^\p{L}'-]+|(?<=l|d)'/iu)
    .filter((word) => /\p{L}/u.test(word) && !FILLER_WORD.test(word));
  return others.length === 0 ? section : null;
}
