/** The parts of a resume. 'other' is a heading that we know and take nothing from. */
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

/** What follows "Formation", "Experiencia", "Competenze" in a heading; "Estudios de mercado" is a skill. */
const QUALIFIER =
  '(?:,? (?:profession(?:n?el(?:le)?|ale?|ali)s?|profesional(?:es)?|profissiona(?:l|is)|laboral(?:es)?|lavorativ[ae]|académi(?:que|c[ao])s?|accademic[ao]|universitaires?|scolaires?|initiale|continue|clés?|techniques?|técnic[oa]s?|tecniche|inform[aá]ti(?:ques?|c[oa]s?|che)|digita(?:les|li|is)|linguist\\w+|transversales|personal(?:es|i)|complementari[ao]s?|reglada|superior(?:es)?|(?:et|y|e) [a-zà-ÿ]+))*';

/** Headings in their usual wordings, as patterns over a line in small letters without its trimmings. */
const WORDINGS: [Section, string][] = [
  [
    'contact',
    'profiles|(?:online |social )(?:profiles|presence)|contact(?: (?:info|information|details|me))?|(?:my )?personal (?:info|information|details|data|particulars)|get in touch|reach me|details|kontakt(?:daten)?|persönliche (?:daten|angaben|informationen)|zur person|angaben zur person|coordonnées|contacto|datos (?:personales|de contacto)|dati personali|informations? personnelles',
  ],
  [
    'summary',
    '(?:(?:professional|executive|career|personal|brief|qualifications?) )*(?:summary|profile|statement|bio|biography|overview|synopsis|introduction|objectives?|highlights)(?: (?:of qualifications|statement|and objectives?))?|summary of (?:qualifications|experience)|about(?: me)?|who i am|(?:career|professional|job) (?:objective|goals?|aim)|kurzprofil|profil|über mich|zusammenfassung|zu meiner person|berufliches profil|kurzvorstellung|berufsziel|profil professionnel|à propos(?: de moi)?|sobre mí|perfil(?: profesional| personal)?|resumen(?: profesional| ejecutivo)?|profilo(?: professionale)?|résumé professionnel|objetivo(?: profesional)?',
  ],
  [
    'experience',
    `(?:(?:relevant|professional|work|working|employment|career|job|industry|industrial|related|selected|additional|other|recent|previous|past|teaching|research|clinical|nursing|military|leadership|business|practical|internship|sales|legal|management|international|technical|engineering|project|freelance|consulting|driving|earlier|early|prior|customer service|full-time|part-time|practical|volunteer(?:ing)?) (?:and |& )?)*(?:experiences?|employment)(?: (?:history|record|summary|highlights|details))?|(?:work|employment|career|professional|job|experience)(?: and \\w+)? (?:history|background|record|chronology|timeline|path|journey)|career(?: (?:summary|progression|details|experience))?|positions held|where i.?ve worked|work|employment|internships?|professional activities|experience (?:and|&) (?:employment|internships|volunteering|leadership)|appointments|(?:academic|professional) (?:appointments|positions)|berufs(?:erfahrung(?:en)?|praxis|tätigkeit|weg|laufbahn|stationen)|beruflicher? (?:werdegang|laufbahn|erfahrung(?:en)?|stationen|tätigkeiten?|hintergrund)|berufliche[nr]? (?:erfahrung(?:en)?|stationen|tätigkeiten?|praxis|laufbahn)|praktische erfahrung(?:en)?|arbeitserfahrung|werdegang|praktika|praxiserfahrung|tätigkeiten|career track|positions|freelance work|postings|berufliche erfahrungen|erfahrung(?:en)?|(?:expérience|experiencia|esperienz[ae]|experiência)s?${QUALIFIER}|parcours professionnel|trayectoria(?: profesional| laboral)?|historial (?:laboral|profesional)|werkervaring|stages|alternances?`,
  ],
  [
    'education',
    `(?:academic |formal |professional )?(?:education|qualifications?)(?:al)?(?: (?:history|background|details|record|summary|qualifications?))?|educational (?:background|qualifications?|history|details|record)|academic (?:background|qualifications?|history|record|credentials|profile|details|achievements)|academics|(?:education|qualifications|training) (?:and|&) (?:training|qualifications?|certifications?|credentials|development|education|professional development|academics|honors|awards)|studies|schooling|learning|degrees?|academic education|(?:aus)?bildung(?:sweg|sgang)?|schul(?:ische )?(?:bildung|ausbildung)|studium(?: und (?:schule|ausbildung|schulbildung))?|(?:akademische|schulische|berufliche) (?:aus)?bildung|akademischer (?:werdegang|hintergrund)|akademische laufbahn|schule(?: und studium)?|hochschul(?:studium|bildung|ausbildung)|(?:aus|schul)bildung (?:und|&) (?:studium|schule|weiterbildung|ausbildung)|studium (?:und|&) ausbildung|ausbildung (?:und|&) (?:studium|schule)|schul- und berufs(?:aus)?bildung|aus- und weiterbildung|university education|training and education|formations?${QUALIFIER}|diplômes?(?: et formations?)?|études|scolarité|cursus(?: scolaire| universitaire)?|parcours (?:scolaire|académique|universitaire)|(?:educación|formación|formação|estudios|istruzione|formazione)${QUALIFIER}|titoli di studio|opleiding(?:en)?`,
  ],
  [
    'softSkills',
    '(?:soft|interpersonal|people|transferable|social|leadership|communication)(?:[ -](?:and|&) (?:soft|personal|interpersonal|people|transferable|social))? (?:skills|strengths|competenc(?:ies|es)|qualities|attributes|traits)|strengths|(?:key |core |personal )(?:strengths|qualities|attributes|traits)|personality|soft ?skills|(?:persönliche|soziale) (?:stärken|kompetenzen|fähigkeiten|eigenschaften)|stärken|sozialkompetenz(?:en)?|savoir-être|qualités|atouts',
  ],
  [
    'languages',
    '(?:spoken |foreign |human |natural )?languages?(?: (?:skills|proficiency|proficiencies|known|spoken|abilities|knowledge))?|linguistic skills|sprach(?:en|kenntnisse|kompetenzen?)|fremdsprachen(?:kenntnisse)?|langues(?: étrangères)?|idiomas|lingue|talen(?:kennis)?|línguas',
  ],
  [
    'certifications',
    '(?:professional |technical |relevant |online |additional |industry )?(?:certifications?|certificates?|licenses?|licences?|licensure|accreditations?|credentials|registrations?)(?: ?(?:and|&|/|,) ?(?:certifications?|certificates?|licenses?|licences?|courses?|training|trainings|courses|registrations?|memberships?|awards|accreditations?|professional development))*|(?:courses?|trainings?|professional training|courses taken)(?: ?(?:and|&|/) ?(?:certifications?|certificates?|courses|licenses))?|professional development|continuing education|(?:zertifikate|zertifizierungen|weiterbildung(?:en)?|fortbildung(?:en)?|qualifikationen|lizenzen|kurse)(?: (?:und|&) (?:zertifikate|zertifizierungen|weiterbildungen|kurse|fortbildungen))?|certifications? et formations?|certificats?|certificaciones|cursos|corsi|cursussen',
  ],
  [
    'skills',
    `(?:(?:key|core|personal|technical|professional|relevant|hard|it|computer|software|main|special|top|additional|other|primary|clinical|digital|areas? of|summary of|programming|design|marketing|sales|office|practical|engineering|laboratory|lab|tech|my|job|selected|language and) ?(?:and |& |/ ?)?)*(?:skills?(?: ?set)?|competenc(?:ies|es|e)|proficienc(?:ies|y)|expertise|technologies|tools|tech ?stack|toolkit|toolbox|specialties|specializations|capabilities|knowledge|stack|abilities|strengths)(?: (?:summary|set|highlights|overview|profile|matrix|(?:and|&|/) (?:tools|technologies|competencies|expertise|abilities|interests|strengths|qualifications|software|proficiencies|skills|knowledge|certifications|languages)))?|technical (?:summary|profile|background)|computer literacy|software|programming languages|technologies(?: (?:and|&) (?:tools|frameworks))?|tools (?:and|&) technologies|(?:edv|it|fach|computer|ms office|software|pc|besondere|weitere|technische|berufliche)?[- ]?(?:kenntnisse|kompetenzen|fähigkeiten|fertigkeiten)(?: (?:und|&) (?:fähigkeiten|kompetenzen|kenntnisse|fertigkeiten|qualifikationen|interessen))?|(?:fach|methoden|kern)kompetenzen|skills|tech-stack|werkzeuge|(?:core|key) qualifications|qualifications and skills|areas of (?:strength|speciali[sz]ation|knowledge|practice|focus)|domain expertise|programming|frameworks(?: (?:and|&) libraries)?|languages (?:and|&|\\/) (?:frameworks|technologies|tools|libraries|databases|platforms)|technology(?: skills| summary)?|technical (?:environment|toolkit|toolbox)|lab(?:oratory)? techniques|toolset|job-related skills|(?:compétences|conocimientos|competencias|competenze|conoscenze|habilidades|aptitudes|aptitudini|competências|fachliche kompetenzen|vaardigheden)${QUALIFIER}|savoir-faire|logiciels|informatique|outils(?: informatiques)?`,
  ],
  [
    'projects',
    '(?:(?:personal|academic|selected|key|notable|relevant|side|open[- ]source|technical|major|research|university|recent|featured|sample|freelance|independent|professional) (?:and |& )?)*(?:projects?|portfolio)(?: (?:experience|work|highlights|details|undertaken|handled))?|open[- ]source(?: contributions| work)?|what i.?ve built|(?:ausgewählte |eigene |persönliche |private |wichtige )?projekte?(?:rfahrung)?|projets|proyectos|progetti|projetos',
  ],
  [
    'interests',
    '(?:personal |other |special |my )?(?:interests?|hobbies|hobby|pastimes)(?: ?(?:and|&|/) ?(?:interests?|hobbies|activities|passions))?|(?:activities|passions)(?: (?:and|&) (?:interests|hobbies))?|extracurricular(?: activities)?|outside (?:of )?work|(?:hobbys|hobbies|interessen|freizeit)(?: (?:und|&) (?:interessen|hobbys|hobbies))?|persönliche interessen|freizeit(?:aktivitäten|interessen)|loisirs|centres d.intérêts?|intereses|aficiones|interessi|hobbies et loisirs',
  ],
  [
    'achievements',
    '(?:(?:key|career|selected|notable|academic|major|professional|personal) )*(?:achievements?|accomplishments?|awards?|honou?rs?|recognitions?|distinctions|scholarships|prizes)(?: ?(?:and|&|/|,) ?(?:achievements?|accomplishments?|awards?|honou?rs?|recognitions?|scholarships|distinctions|activities|prizes))*|auszeichnungen(?: (?:und|&) (?:erfolge|preise|stipendien))?|erfolge|preise|stipendien|ehrungen|prix',
  ],
  [
    'references',
    '(?:professional |personal |character )?(?:references?|referees?)(?: available (?:up)?on request)?|referenzen|références|referencias|referenze|referências|referenties',
  ],
  [
    'other',
    '(?:selected |peer[- ]reviewed )?publications?(?: (?:and|&) (?:talks|presentations|patents))?|patents?|conferences?|talks|presentations|volunteer(?:ing)?(?: work| activities)?|community(?: service| involvement| engagement)?|(?:professional )?(?:affiliations?|memberships?|associations?)|declaration|publikationen|veröffentlichungen|ehrenamt(?:liches engagement|liche tätigkeit(?:en)?)?|(?:soziales |gesellschaftliches )?engagement|mitgliedschaften|additional (?:information|details)|other(?: information)?|miscellaneous|sonstiges|availability|work authorization|visa status|social(?: media)?|links|curriculum vitae|lebenslauf|resume|résumé|cv|military service|driving licen[cs]e|führerschein|wehrdienst|zivildienst|coursework|relevant coursework|verfügbarkeit|anlagen|teaching|courses taught|(?:grants|fellowships|awards)(?:,? (?:and|&) (?:grants|fellowships|awards))+|grants|invited talks|(?:academic |professional )?service|supervision|research interests|otros datos|información adicional|informations complémentaires|divers|testimonials|test scores|organi[sz]ations|voluntariado|bénévolat',
  ],
];

const PATTERNS = WORDINGS.map(([section, pattern]): [Section, RegExp] => [
  section,
  new RegExp(`^(?:${pattern})$`),
]);

/** The same for capitals set so far apart that the blanks are no longer where words end. */
const SPACED = WORDINGS.map(([section, pattern]): [Section, RegExp] => [
  section,
  new RegExp(`^(?:${pattern.replaceAll(' ', ' ?')})$`),
]);

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s*\(cont(?:inued|'d|\.)?\)?$/, '')
    .replace(/\s+/g, ' ');

/** The section that a line is the heading of; `null` when its words are no heading that we know. */
export function sectionOf(text: string): Section | null {
  if (text.length > 60 || text.includes('@')) return null;
  const words = normal(text);
  if (words === '') return null;
  const [section] = PATTERNS.find(([, pattern]) => pattern.test(words)) ?? [];
  if (section) return section;
  const letters = words.replaceAll(' ', '');
  const isSpaced = text === text.toUpperCase() && letters.length > 5 && !text.includes('\t');
  const [spaced] = (isSpaced && SPACED.find(([, pattern]) => pattern.test(letters))) || [];
  return spaced ?? mixedSection(words);
}

const TITLE =
  /^(?:curriculum vit(?:ae|æ)|curriculum|currículum(?: vit(?:ae|æ))?|currículo|hoja de vida|lebenslauf|tabellarischer lebenslauf|resume|résumé|cv|c\.v)$/;

/** Whether the line names the kind of the document and heads nothing. */
export const isDocumentTitle = (text: string): boolean =>
  text.length < 40 && TITLE.test(normal(text));

/** "Skills & Certifications" and other pairs that no wording foresees: the first part decides. */
function mixedSection(words: string): Section | null {
  const parts = words.split(/ ?(?:&|\/|\+|,| and | und ) ?/).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const sections = parts.map((part) => PATTERNS.find(([, pattern]) => pattern.test(part))?.[0]);
  return sections.every((section) => section !== undefined) ? (sections[0] ?? null) : null;
}

/** A heading with its text on the same line: "Skills: Java, Go". */
export function inlineHeading(text: string): { section: Section; rest: string } | null {
  const [, head = '', rest = ''] = /^([^:\t]{3,40})(?::\s*|\t)(\S.*)$/.exec(text) ?? [];
  const section = head ? sectionOf(head) : null;
  return section ? { section, rest } : null;
}
