import { namedSkillsIn } from './skillNames.ts';

export type AskedKind = 'duty' | 'requirement' | 'wish' | 'logistics';

/* The forms in which sentences ask for something, in English, German, French and Spanish. */

/** Says that something is welcome, but not necessary. */
const WISH =
  /\b(?:(?:a|an|is|big|huge|strong|definite|considered) plus|plus (?:if|point)|nice[- ]to[- ]have|preferred|preferably|desirable|desired|ideally|advantageous|(?:an|distinct|strong) advantage|an asset|a bonus|bonus points?|would be (?:great|helpful|nice|beneficial|ideal)|not required|optional)\b|von vorteil|wünschenswert|idealerweise|gern(?:e)? gesehen|pluspunkt|ein plus\b|optimalerweise|im idealfall|kein muss|umso besser|un (?:vrai |réel )?(?:plus|atout)|souhaité|idéalement|apprécié|de préférence|serait (?:un|appréci)|se valor|valorable|deseable|preferible|idealmente|un plus|será un|no (?:es )?imprescindible/i;

/** What a candidate has: the form of an item or a short line. */
const QUALIFICATION =
  /^(?:[^\p{L}\d]*(?:\p{L}+[- ]){0,3}(?:experience|knowledge|understanding|proficien(?:t|cy)|ability|familiar(?:ity)?|expertise|background|track record|fluen(?:t|cy)|skills?|degree|diploma|\d\+?(?:\s?[-–]\s?\d+)? (?:or more )?years?)\b|(?:\p{L}+ ){0,3}(?:\p{L}*kenntnisse|\p{L}*erfahrung|ausbildung|\p{L}*studium|fähigkeit|bereitschaft|verständnis)\b|(?:\p{L}+ ){0,2}(?:expérience|maîtrise|connaissances?|capacité|compétences?|diplôme|formation|aptitude|sens)\b|(?:\p{L}+ ){0,2}(?:experiencia|conocimientos?|manejo|dominio|titulación|capacidad|habilidad|estudios|nivel|carn[eé]t?|permiso)\b)/iu;

/** Says that something is necessary, in any sentence. */
const NECESSITY =
  /^must \p{L}|\b(?:must (?:have|be|possess|hold|demonstrate|know|speak)|(?:experience|degree|diploma|license|licence|certification|knowledge|skills?|fluency|proficiency|background)\b.{0,80}\b(?:is|are) (?:required|mandatory|essential|a must|necessary)|requires (?:an?|the|strong|\d|ability|experience|knowledge)|required:|(?:is|are) a must\b|(?:candidates?|applicants?) must\b|we welcome (?:applicants|candidates) (?:with|who)\b|minimum (?:of )?\d+ years|at least \d+ years|(?:ideal|successful|right) (?:candidate|person|applicant)|someone (?:who|with)|seeking .{3,120} (?:who|with|to)\b|(?:looking for|seeking|need) (?:someone|a candidate|an? .{3,120} (?:who|with|to)\b)|you (?:have|are an?|are (?:able|comfortable|familiar|experienced|fluent|passionate|skilled|proficient)|know|should|need|bring|possess|understand|must)\b|you['’]ve\b)|erforderlich|zwingend|vorausgesetzt|setzen wir.{0,40}voraus|wir suchen .{3,120}(?:, (?:der|die|das)|\bmit)\b|mindestens \d.{0,20}(?:jahre|berufs)|(?:exigée?s?|requise?s?|indispensables?|obligatoires?|impérative?ment|impératif)(?!\p{L})|nous (?:re)?cherchons .{0,80}(?:ayant|avec|capable|personne|qui)\b|titulaire d|\b(?:doit|devez|devra|devrez)\b|imprescindible|indispensable|obligatori[oa]|fundamental\b|es necesari[oa]|se requier|requerimos|se (?:busca|precisa|necesita)n?\b.{3,120}\bcon\b|buscamos.{3,120}\b(?:con|que)\b|al menos \d+ años|mínim[oa] (?:de )?\d+ (?:años|meses)/iu;

/** The reader in the present: 'You plan the move.' Of those, what the reader is like. */
const YOU =
  /^You (?!(?:\p{Ll}+(?:ed|ly)|also|got|can|cannot|may|might|could|would|don?|did|had|have|are|was|were|deserve|hope|seek|prefer|feel|choose|decide|agree|acknowledge|consent|accept|become|belong|come|go|start|begin|stay|remain|live|save|spend|will|won|shall|must|should|never|only|too|and|or|both|all|who|matter|send|click|meet|fit|look|just|not|alongside|hate)(?!\p{L}))\p{Ll}{2,}(?!\p{L})/u;
const YOU_LIKE =
  /^You (?:like|speak|hold|possess|appreciate|show|care about|thrive|take (?:pride|responsibility)|(?:enjoy|love) \p{Ll}+ing)(?!\p{L})/u;

/** What the reader gets, not does: "you will receive", "du bekommst". */
const RECEIVES =
  /\byou(?:['’]ll| will| can| get)? (?:receive|get|enjoy|earn|love|find|join|benefit|hear|see|learn|grow|gain|have (?:access|(?:the|an?) (?:\p{L}+ )?(?:opportunity|chance|flexibility|freedom))|be (?:paid|given|recogni[sz]ed|offered|rewarded|entitled|contacted|asked|eligible|part of|joining|redirected|required to (?:log|complete))|want|wish|think|would like)\b|\b(?:du|sie) (?:bekomm|erhalt|erhält|erhalst|profitier|find|genieß|möcht|will|woll|hättest|suchst|suchen|werde|wirst|lernst|lernen sie|nimmst eine|kommst)|\b(?:lassen|stehen|möchten|finden|erhalten|suchen|wollen|profitieren|können|erwarten) sie\b|\b(?:kannst|findest|bekommst|möchtest|willst|kommst) du\b|\bvous (?:bénéfici|rejoign|rejoindr|recev|intégr|pouvez|souhait|cherch|recherch|voul|découvr|trouv|profit|formez|suivrez une formation)/iu;

/** The reader as the one who acts: duties in whole sentences. */
const ACTS =
  /\b[Yy]ou(?:['’]ll| will)\b|\b(?:will be|is|are) (?:responsible|accountable) for|^[Rr]esponsible for|(?:[Rr]esponsibilities|[Dd]uties|[Tt]asks) include|\b(?:role|position|job|candidate|incumbent) (?:will|involves|includes|entails|is responsible)|\b[Tt]h(?:e|is) (?:\p{L}+ ){0,3}(?:accountant|analyst|assistant|associate|attendant|chef|clerk|consultant|cook|coordinator|designer|developer|director|driver|educator|engineer|instructor|intern|lead|manager|nurse|officer|operator|representative|scientist|specialist|supervisor|teacher|technician|worker|Accountant|Analyst|Assistant|Associate|Attendant|Chef|Clerk|Consultant|Cook|Coordinator|Designer|Developer|Director|Driver|Educator|Engineer|Instructor|Intern|Lead|Manager|Nurse|Officer|Operator|Representative|Scientist|Specialist|Supervisor|Teacher|Technician|Worker) (?:will|\p{Ll}+s)\b|\b[Ii]n this (?:role|position|job),? you|\b[Yy]our (?:role|job|tasks?|mission) (?:is|will|are|includes?)|\b[Dd]u (?:\p{L}+ )?(?:\p{Ll}+st|unterstützt)\b|\b\p{Ll}+st [Dd]u\b|\b(?:Sie (?:\p{Ll}+en)|\p{Ll}+en Sie)\b|[Dd]ie (?:Rolle|Stelle|Position) (?:beinhaltet|umfasst)|verantwortlich für|zuständig für|[Zz]u (?:Ihren|Deinen|deinen) Aufgaben|(?<!\p{L})[Vv]ous (?:\p{L}+,? ){0,2}\p{Ll}{2,}ez\b|[Vv]ous êtes (?:en charge|responsable|chargé|amené|garant|rattaché)|\ben charge d|[Rr]attachée?(?:\(e ?\))? .{0,25}(?:responsable|directeur|directrice|[Dd]irection|chef|manager)|(?:vos|les|tes) (?:principales )?missions|\b[Ii]l (?:sera|assure)|\bse encargará|\b\p{L}+(?:arás|erás|irás)\b|(?:las|tus|sus) funciones/u;
/** Of those: what the reader has or is. */
const HAS =
  /(?<!\p{L})(?:[Dd]u (?:hast|bist|verfügst|bringst|besitzt|beherrschst|kannst|sprichst|interessierst|arbeitest gern|magst|zeichnest|denkst|fühlst|kennst|weißt|überzeugst)|Sie (?:haben|sind|verfügen|bringen|besitzen|beherrschen|können|sprechen|interessieren|arbeiten gern|zeichnen|denken|kennen|überzeugen)|(?:bringen|verfügen|haben|besitzen) Sie|[Vv]ous (?:\p{L}+ )?(?:êtes|avez|maîtrisez|possédez|disposez|justifiez|savez|connaissez|aimez|faites preuve|parlez|appréciez|démontrez))\b/u;
const ACTS_IN_FRENCH = /vous êtes (?:en charge|responsable|chargé|amené|garant|rattaché)/i;

/** The first word of an item that is a duty: an imperative or an infinitive. */
const VERB_FIRST =
  /^(?:advis|analyz|assess|assist|build|clean|collect|collaborat|communicat|conduct|coordinat|creat|deliver|design|develop|driv|enforc|ensur|establish|execut|guid|handl|identify|implement|lead|maintain|manag|monitor|operat|organiz|oversee|own|participat|perform|plan|prepar|process|produc|provid|reconcil|recruit|research|resolv|review|serv|support|teach|test|train|troubleshoot|updat|writ)(?:e|es|s|ing)?\b/iu;
const INFINITIVE_FIRST =
  /^(?:\p{Lu}\p{Ll}{2,}(?:er|ir|re)\b (?:et|ou|à|au|aux|avec|d|de|des|du|en|l|la|le|les|un|une|sur|dans|et|\p{L}+ment)\b|\p{Lu}\p{Ll}{2,}(?:ar|er|ir) (?:a|al|con|de|del|el|la|las|los|en|un|una|y|\p{L}+mente)\b)/u;

/** The employer's own praise, offers, rules and page furniture, wherever they stand. */
const NOT_ASKED =
  /not discriminate|meets the minimum|equal (?:employment )?opportunit|affirmative action|regardless of|without regard to|protected (?:veteran|class|by law)|reasonable accommodations?|qualified (?:applicants|candidates) (?:will|are)|\bwe (?:offer|provide (?:you|a|our)|celebrate|value (?:diversity|your)|are (?:committed to|proud|an? |one of|the |always)|believe|will (?:contact|review|only)|encourage|welcome applic|have been|thank|recognize|prioritize)|(?:other|additional) (?:\w+ )?duties|(?:not|neither) (?:intended|designed|an exhaustive|exhaustive)|(?:this )?job description is|all[- ]inclusive|intended to|subject to change|privacy (?:policy|notice|statement)|cookies|e-verify|(?:background|reference) (?:check|screening)|drug (?:test|screen)|only (?:shortlisted|selected)|no (?:agencies|recruiters|phone calls)|never be required|(?:don['’]t|not) (?:meet|tick|check) (?:every|all)|meet these requirements|even if you|(?:perform|satisf)\w* (?:this job successfully|each essential)|essential functions|physical demands|salary (?:range|will|is)|(?:final|base) (?:salary|pay)|per (?:hour|annum|year)\b.*[$£€\d]|[$£]\s?\d|401\(?k|paid (?:time off|vacation|holidays|leave)|(?:health|dental|medical|life) insurance|competitive (?:salary|pay|compensation)|sign(?:ing)?[- ]on bonus|\bclick|\blog ?in\b|\bsign in\b|apply (?:now|today|online|here)\b|learn more|any questions|questions\? |(?:contact|call|email|write(?: to)?) us\b|kontaktier|fragen hast|fragen haben|contactez|contáct|wir (?:bieten|freuen|sind|leben|fördern|schätzen|begrüßen|legen|ermöglichen|unterstützen (?:sie|dich))|freuen wir uns|unabhängig (?:von|ihre)|ungeachtet|schwerbehinder|gleichstellung|vielfalt|(?:nous|on) (?:vous |te |t['’])?(?:offr|propos|sommes|garantis|croyons|mettons|valoris|encourag)|situation de handicap|égalité|diversité|mutuelle|tickets?[- ]restaurants?|\brtt\b|n['’]hésitez|postulez|bewirb dich|bewerben sie sich|(?:te )?ofrecemos|se ofrece|igualdad|sin distinción|discapacidad|diversidad|seguro (?:médico|de vida)|somos (?:una|un|el|la)|protección de datos|sus datos|tus datos|autorización a que|se reserva|urlaubstage|tage urlaub|altersvorsorge|weihnachtsgeld|urlaubsgeld|jobrad|jobticket|benefits\b|(?:erwarten|erwartet) (?:sie|dich) (?:ein|eine|bei)\b|www\.|https?:/iu;
/** 'If you value teamwork, …' */
const CONDITION = /^(?:if|wenn|falls|si)\s/i;
/** Lines that start like the fields of a form: "Location: Berlin", "Contrat CDI", "Salario según convenio". */
const FIELD =
  /^(?:(?:position|job title|poste|puesto|stelle|intended start date|note|hinweis|nota|remarque)(?=\s*:)|posted|role number|location|department|reports to|reporting to|duration|job (?:type|title|id)|employment type|pay(?: rate| range)?|salary|compensation|schedule|hours|req(?:uisition)?(?: id)?|posting|arbeitsort|standort|einsatzort|arbeitszeit|befristung|beginn|vergütung|gehalt|vertragsart|start (?:nach|ab|date:)|contrat|type de contrat|durée|salaire|rémunération|statut|horaires?|lieu|nombre d|postes? (?:à pourvoir|basé)|le poste est à pourvoir|date d|prise de poste|renseignements|contrato|jornada|horario|salario|duración|ubicación|lugar|fecha de|código|referencia|rückfragen|ansprechpartner\p{L}*|kontakt|flsa|incorporación|emploi à temps|temps (?:plein|partiel|complet)|full[- ]time|part[- ]time|vollzeit|teilzeit|cdi|cdd)\b(?!-)/iu;

/** The employer as the one who acts. */
const EMPLOYER =
  /^(?:we|our|us|the company|wir|unsere?|nous|notre|nos|nuestr[oa]s?|somos|ofrecemos)\b/iu;

export const isField = (text: string): boolean => FIELD.test(text);

export const isNecessary = (text: string): boolean => NECESSITY.test(text);

/** Whether a line is the employer's own matter, or a field of a form. */
export const isNotAsked = (text: string): boolean =>
  NOT_ASKED.test(text) || FIELD.test(text) || (EMPLOYER.test(text) && !NECESSITY.test(text));

/** The kind of an item of a section: its section's, unless the item says that it's only a wish. */
export const kindInSection = (text: string, section: AskedKind): AskedKind =>
  WISH.test(text) ? 'wish' : section;

const PRAISED =
  /^(?:(?:very )?(?:strong|solid|good|deep|excellent|advanced)|(?:sehr )?gute|fundierte|sichere|bonne|solide|s\u00f3lid[oa]s?|buen[oa]s?) /i;
const AFTER_SKILL = /^(?:[,:]| (?:in|or|and|under|at|oder|und|im|ou|et|en|o|y) )/;

/** 'Kubernetes in production, including upgrades': a sentence without a verb that names a skill first. */
function startsWithSkill(text: string): boolean {
  const plain = text.replace(PRAISED, '');
  const [first] = namedSkillsIn(plain);
  return first?.start === 0 && AFTER_SKILL.test(plain.slice(first.end));
}

/** What a line outside of any section asks for, by its form; `null` when it asks for nothing. */
export function kindOfSentence(
  text: string,
  isListed: boolean,
  isWhole = isListed,
): AskedKind | null {
  if (
    NECESSITY.test(text) ||
    YOU_LIKE.test(text) ||
    startsWithSkill(text) ||
    (isListed && QUALIFICATION.test(text))
  )
    return kindInSection(text, 'requirement');
  if (RECEIVES.test(text) || CONDITION.test(text)) return null;
  if (HAS.test(text) && !ACTS_IN_FRENCH.test(text)) return kindInSection(text, 'requirement');
  if (
    ACTS.test(text) ||
    YOU.test(text) ||
    (isWhole && (VERB_FIRST.test(text) || INFINITIVE_FIRST.test(text)))
  )
    return kindInSection(text, 'duty');
  return WISH.test(text) && !EMPLOYER.test(text) ? 'wish' : null;
}
