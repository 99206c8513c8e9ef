/**
 * Usual names of the same skill or paper, in several languages; the first is its id. Names
 * that stand alone in this table aren't needed: unlisted words match themselves.
 */
const NAMES = `
  javascript|js|ecmascript, typescript|ts, react|react.js|reactjs, vue|vue.js|vuejs, next.js|nextjs,
  node.js|nodejs|node, angular|angularjs, golang|go language, c#|csharp|c sharp, c++|cpp, .net|dotnet|asp.net,
  html|html5, css|css3, ruby on rails|rails, postgresql|postgres, mongodb|mongo, kafka|apache kafka,
  airflow|apache airflow, spark|apache spark|pyspark, kubernetes|k8s, aws|amazon web services,
  azure|microsoft azure, gcp|google cloud|google cloud platform,
  ci/cd|continuous integration|continuous delivery|continuous deployment,
  rest api|rest apis|restful api|restful apis|restful services, machine learning|ml|maschinelles lernen,
  natural language processing|nlp, large language models|large language model|llm|llms,
  infrastructure as code|iac, accessibility|a11y|wcag, power bi|powerbi, sql server|mssql|ms sql,
  ux|user experience|ux design, seo|search engine optimization|search engine optimisation,
  microsoft office|ms office|ms-office|office-paket|pack office|suite office|paquete office|office suite,
  excel|microsoft excel|ms excel|ms-excel, word|microsoft word|ms word, powerpoint|microsoft powerpoint|ms powerpoint,
  outlook|microsoft outlook, microsoft 365|office 365|m365, customer service|customer support|kundenservice|kundendienst|service client|relation client|atención al cliente,
  project management|projektmanagement|projektleitung|gestion de projet|gestion de projets|gestión de proyectos,
  data analysis|data analytics|datenanalyse|analyse de données|análisis de datos, social media|réseaux sociaux|redes sociales,
  quality assurance|qualitätssicherung|assurance qualité|control de calidad, accounting|rechnungswesen|finanzbuchhaltung, google workspace|g suite|google suite, salesforce|sfdc, quickbooks|quick books,
  electronic health records|ehr|emr|electronic medical records|electronic health record|electronic medical record,
  autocad|auto cad, cnc|computerized numerical control, point of sale|pos, bookkeeping|buchhaltung|comptabilité|contabilidad,
  payroll|lohnbuchhaltung|lohnabrechnung|gehaltsabrechnung|paie|nóminas, accounts payable|kreditorenbuchhaltung|cuentas por pagar,
  accounts receivable|debitorenbuchhaltung|cuentas por cobrar, forklift|forklifts|gabelstapler|stapler|chariot élévateur|carretilla elevadora,
  forklift license|forklift certification|staplerschein|staplerführerschein|gabelstaplerschein|caces|carné de carretillero|carnet de carretillero,
  driver's license|drivers license|driving license|driving licence|driver's licence|driver license|führerschein|fahrerlaubnis|permis b|permis de conduire|permiso de conducir|carnet de conducir|carné de conducir|licencia de conducir,
  commercial driver's license|cdl|permis poids lourd|lkw-führerschein,
  registered nurse|rn|pflegefachkraft|pflegefachfrau|pflegefachmann|krankenschwester|krankenpfleger|gesundheits- und krankenpfleger|gesundheits- und krankenpflegerin|infirmier|infirmière|infirmier diplômé d'état|enfermero|enfermera,
  licensed practical nurse|lpn|lvn|licensed vocational nurse, certified nursing assistant|cna,
  basic life support|bls, advanced cardiac life support|acls, cpr|cardiopulmonary resuscitation, intensive care|icu|intensive care unit|intensivstation|réanimation|uci,
  certified public accountant|cpa, project management professional|pmp, haccp, food handler|food handlers|food safety|servsafe|manipulador de alimentos,
  scrum master|csm|certified scrum master, customer relationship management|crm, enterprise resource planning|erp,
  first aid|erste hilfe|premiers secours|primeros auxilios`;

/** The same for fields of study. */
const FIELD_NAMES = `
  computer science|informatics|informatik|wirtschaftsinformatik|informatique|informática|software engineering|information technology|computer engineering|information systems|ingeniería de sistemas,
  business administration|business management|betriebswirtschaft|betriebswirtschaftslehre|bwl|administración de empresas|ade|gestion d'entreprise,
  mechanical engineering|maschinenbau|génie mécanique|ingeniería mecánica, electrical engineering|elektrotechnik|génie électrique|ingeniería eléctrica,
  law|jura|rechtswissenschaften|droit|derecho, economics|volkswirtschaftslehre|vwl|économie|economía,
  mathematics|math|maths|mathematik|mathématiques|matemáticas`;

const idsByName = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split(',').flatMap((row) => {
      const names = row.trim().split('|');
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
  );

const SKILLS = idsByName(NAMES);
const FIELDS = idsByName(FIELD_NAMES);

/** Also everyday words or endings: names only if capitalized. */
export const EVERYDAY = new Set(
  'js ts node rails spark ml ux pos paie word excel outlook stapler rn go rust swift spring ruby scala dart express flask chef puppet unity notion slack sketch shell oracle julia react rest r c'.split(
    ' ',
  ),
);

const STARTS_SENTENCE = /(?:^|[.!?:\n]\s{0,2})$/;
const GOES_ON_AS_LIST = /^(?:$|[^\p{L}\p{N}\s]|\s+(?:and|or|und|oder|et|ou|y|o)\s)/u;

/** Whether the words at a place may be the name of a skill: "Excel", not "excel at sales" or "React fast". */
export function isName(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (!EVERYDAY.has(word.toLowerCase())) return true;
  const isFirst = STARTS_SENTENCE.test(text.slice(Math.max(0, start - 3), start));
  return /\p{Lu}/u.test(word) && (!isFirst || GOES_ON_AS_LIST.test(text.slice(end, end + 6)));
}

const MOST_WORDS = 6;

/** A spelling with its range in the text. */
export interface NamedSkill {
  id: string;
  start: number;
  end: number;
}

const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}'+#.]*[\p{L}\p{N}+#])?/gu;

/** The names of a table in a text, the longest first: "MS Excel" isn't also "Excel". */
function namesIn(text: string, ids: ReadonlyMap<string, string>): NamedSkill[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const words = Array.from(lower.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const found: NamedSkill[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count--) {
      const start = words[first]?.start ?? 0;
      const end = words[first + count - 1]?.end ?? 0;
      const id = ids.get(lower.slice(start, end));
      if (id === undefined || !isName(text, start, end)) continue;
      found.push({ id, start, end });
      first += count - 1;
      break;
    }
  }
  return found;
}

export const namedSkillsIn = (text: string): NamedSkill[] => namesIn(text, SKILLS);

export const fieldsOfStudyIn = (text: string): NamedSkill[] => namesIn(text, FIELDS);
