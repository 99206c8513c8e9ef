/**
 * Usual names of the same skill or paper, in several languages, and names that postings like to write in lowercase.
 * The first is written as in a sentence; in lowercase it's the id.
 */
const NAMES = [
  'JavaScript|js|ecmascript',
  'TypeScript|ts',
  'React|react.js|reactjs',
  'Vue|vue.js|vuejs',
  'Next.js|nextjs',
  'Node.js|nodejs|node',
  'Angular|angularjs',
  'Golang|go language',
  'C#|csharp|c sharp',
  'C++|cpp',
  '.NET|dotnet|asp.net',
  'HTML|html5',
  'CSS|css3',
  'Ruby on Rails|rails',
  'PostgreSQL|postgres',
  'MongoDB|mongo',
  'Kafka|apache kafka',
  'Airflow|apache airflow',
  'Spark|apache spark|pyspark',
  'Kubernetes|k8s',
  'AWS|amazon web services',
  'Azure|microsoft azure',
  'GCP|google cloud|google cloud platform',
  'CI/CD|continuous integration|continuous delivery|continuous deployment',
  'REST API|rest apis|restful api|restful apis|restful services',
  'machine learning|ml|maschinelles lernen',
  'natural language processing|nlp',
  'large language models|large language model|llm|llms',
  'infrastructure as code|iac',
  'accessibility|a11y|wcag',
  'Power BI|powerbi',
  'SQL Server|mssql|ms sql',
  'UX|user experience|ux design',
  'SEO|search engine optimization|search engine optimisation',
  'Microsoft Office|ms office|ms-office|office-paket|pack office|suite office|paquete office|office suite',
  'Excel|microsoft excel|ms excel|ms-excel',
  'Word|microsoft word|ms word',
  'PowerPoint|microsoft powerpoint|ms powerpoint',
  'Outlook|microsoft outlook',
  'Microsoft 365|office 365|m365',
  'customer service|customer support|kundenservice|kundendienst|service client|relation client|atención al cliente',
  'project management|projektmanagement|projektleitung|gestion de projet|gestion de projets|gestión de proyectos',
  'data analysis|data analytics|datenanalyse|analyse de données|análisis de datos',
  'social media|réseaux sociaux|redes sociales',
  'quality assurance|qualitätssicherung|assurance qualité|control de calidad',
  'accounting|rechnungswesen|finanzbuchhaltung',
  'Google Workspace|g suite|google suite',
  'Salesforce|sfdc',
  'QuickBooks|quick books',
  'electronic health records|ehr|emr|electronic medical records|electronic health record|electronic medical record',
  'AutoCAD|auto cad',
  'CNC|computerized numerical control',
  'point of sale|pos',
  'bookkeeping|buchhaltung|comptabilité|contabilidad',
  'payroll|lohnbuchhaltung|lohnabrechnung|gehaltsabrechnung|paie|nóminas',
  'accounts payable|kreditorenbuchhaltung|cuentas por pagar',
  'accounts receivable|debitorenbuchhaltung|cuentas por cobrar',
  'forklift|forklifts|gabelstapler|stapler|chariot élévateur|carretilla elevadora',
  'forklift license|forklift certification|staplerschein|staplerführerschein|gabelstaplerschein|caces|carné de carretillero|carnet de carretillero',
  "driver's license|drivers license|driving license|driving licence|driver's licence|driver license|führerschein|fahrerlaubnis|permis b|permis de conduire|permiso de conducir|carnet de conducir|carné de conducir|licencia de conducir",
  "commercial driver's license|cdl|permis poids lourd|lkw-führerschein",
  "registered nurse|rn|pflegefachkraft|pflegefachfrau|pflegefachmann|krankenschwester|krankenpfleger|gesundheits- und krankenpfleger|gesundheits- und krankenpflegerin|infirmier|infirmière|infirmier diplômé d'état|enfermero|enfermera",
  'licensed practical nurse|lpn|lvn|licensed vocational nurse',
  'certified nursing assistant|cna',
  'basic life support|bls',
  'advanced cardiac life support|acls',
  'CPR|cardiopulmonary resuscitation',
  'intensive care|icu|intensive care unit|intensivstation|réanimation|uci',
  'certified public accountant|cpa',
  'project management professional|pmp',
  'HACCP',
  'food handler|food handlers|food safety|servsafe|manipulador de alimentos',
  'Scrum Master|csm|certified scrum master',
  'customer relationship management|crm',
  'enterprise resource planning|erp',
  'first aid|erste hilfe|premiers secours|primeros auxilios',
  // Without other names.
  ...'Python Java PHP Kotlin Perl MATLAB SQL MySQL SQLite GraphQL Redis Elasticsearch Docker Terraform Ansible Jenkins Git GitHub GitLab Linux Django Laravel jQuery Snowflake Tableau SAP Jira Figma Photoshop Illustrator InDesign WordPress Shopify HubSpot Zendesk SolidWorks'.split(
    ' ',
  ),
];

/** The same for fields of study. */
const FIELD_NAMES = [
  'computer science|informatics|informatik|wirtschaftsinformatik|informatique|informática|software engineering|information technology|computer engineering|information systems|ingeniería de sistemas',
  "business administration|business management|betriebswirtschaft|betriebswirtschaftslehre|bwl|administración de empresas|ade|gestion d'entreprise",
  'mechanical engineering|maschinenbau|génie mécanique|ingeniería mecánica',
  'electrical engineering|elektrotechnik|génie électrique|ingeniería eléctrica',
  'law|jura|rechtswissenschaften|droit|derecho',
  'economics|volkswirtschaftslehre|vwl|économie|economía',
  'mathematics|math|maths|mathematik|mathématiques|matemáticas',
];

const idsByName = (table: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    table.flatMap((row) => {
      const names = row.toLowerCase().split('|');
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
  );

const SKILLS = idsByName(NAMES);
const FIELDS = idsByName(FIELD_NAMES);
const SPELLINGS = new Map(
  NAMES.map((row) => {
    const [name = ''] = row.split('|');
    return [name.toLowerCase(), name] as const;
  }),
);

/** How a listed skill is usually written: 'AWS' for the words 'aws' and 'amazon web services'. */
export const spellingOf = (id: string): string => SPELLINGS.get(id) ?? id;

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
