/** Where an action and its object are apart: up to five words of the same phrase. */
const GAP = String.raw`(?:[\s,/(]+(?!(?:with|by|that|who|to|for|in|on|at|from)\b|(?<=, )(?:and|or)\b)[\p{L}\d'’%+&!-]{1,30}){0,5}?[\s,/(]+`;

const PEOPLE =
  'teams?|people|engineers?|developers|staff|employees|personnel|direct reports?|managers|individuals?|juniors?|volunteers|members|newcomers';

/**
 * Words for the same work: 'managed 9 engineers' and 'lead a team'. Actions and objects count together; phrases
 * count alone. A letter says the name; '' for what it doesn't name.
 */
const ROWS: { name: string; actions?: string; objects?: string; phrases?: string }[] = [
  {
    name: 'leading a team',
    actions: String.raw`manag(?:e|es|ed|ing)|lead(?:s|ing)?|led|head(?:ed|ing)|supervis\w{1,4}|overs(?:aw|ee\w{0,3})|direct(?:ed|ing)`,
    objects: PEOPLE,
    phrases:
      'leadership skills|people management|team leadership|Mitarbeiterführung|Personalverantwortung|Teamleitung|encadrement|gestión de equipos',
  },
  {
    name: 'growing a team',
    actions: String.raw`hir(?:e|es|ed|ing)|recruit\w{0,4}|onboard\w{0,3}|grow(?:s|ing)?|grew`,
    objects: PEOPLE,
  },
  {
    name: 'helping people grow',
    actions: String.raw`mentor\w{0,3}|coach\w{0,3}|career growth of|growth|grow(?:ing)?|grew`,
    objects: PEOPLE,
    phrases: 'growth opportunities|career growth',
  },
  {
    name: 'training people',
    actions: String.raw`(?:train(?:s|ed|ing)?|coach\w{0,3}|instruct\w{0,4})(?: for| of| to)?`,
    objects: `${PEOPLE}|users|sites|newcomers|partners`,
    phrases: 'Schulungen|formations aux utilisateurs|training and technical assistance',
  },
  {
    name: 'teaching',
    actions: String.raw`teach\w{0,3}|taught|tutor\w{0,3}|instruct\w{0,4}|educat(?:e|es|ed|ing)`,
    objects: 'students|kids|children|youth|classes|courses|curriculum|curricula|pupils|patients',
  },
  {
    name: 'setting a strategy',
    actions: String.raw`defin\w{1,4}|develop\w{0,3}|set(?:s|ting)?|own(?:s|ed|ing)?|lead(?:s|ing)?|led|establish\w{0,3}`,
    objects: 'strategy|strategies|vision',
  },
  {
    name: 'a roadmap',
    actions: String.raw`defin\w{1,4}|develop\w{0,3}|own(?:s|ed|ing)?|driv(?:e|es|ing)|drove|manag\w{1,4}|set(?:s|ting)?|deliver\w{0,3}|prioriti[sz]\w{1,3}`,
    objects: 'roadmaps?',
  },
  {
    name: 'technical support',
    phrases:
      'technical support(?! (?:manager|officer|specialist|engineer))|tech support|remote support|help ?desk|service desk|front-line support|user support|IT support|support tickets',
  },
  {
    name: 'work with senior leadership',
    phrases:
      'senior (?:management|leadership|leaders|executives)|executive team|business leaders|C-level|C-suite',
  },
  {
    name: 'work with stakeholders',
    actions: String.raw`(?:collaborat\w{1,4}|partner(?:ed|ing|s)?|work(?:ed|ing|s)?|liais\w{1,4}|engag\w{1,4}|communicat\w{1,4})(?: closely)?(?: with| across)?`,
    objects: 'stakeholders|cross-functional|business teams|departments',
  },
  { name: 'budgets', phrases: String.raw`budget\w{0,5}` },
  {
    name: 'financial reporting',
    phrases: String.raw`(?:financial|management|group) report\w{0,3}|financial planning|variance analysis`,
  },
  { name: 'financial reporting', phrases: '(?:financial|group) reporting|financial statements' },
  { name: 'the monthly close', phrases: 'month-end|year-end|monthly close' },
  {
    name: 'creating content',
    actions: String.raw`creat\w{1,4}|writ(?:e|es|ing)|wrote|curat\w{1,4}|develop\w{0,3}|produc\w{1,4}|edit(?:s|ed|ing)?|generat\w{1,4}`,
    objects: 'content|copy|blogs?|articles|newsletters?|ebooks|contenus?',
    phrases: 'copywriting|newsletters?|content strategy|content creation|web copy|ligne éditoriale',
  },
  {
    name: 'interface design',
    actions: String.raw`design(?:s|ed|ing)?|build(?:s|ing)?|built|refin\w{1,3}`,
    objects: 'web ?sites?|interfaces?|UIs?|UX',
    phrases:
      '(?:visual|interaction|interface|responsive|UI|UX) design|user-friendly interfaces?|look and feel',
  },
  {
    name: 'improving processes',
    actions: String.raw`improv\w{1,5}|optimi[sz]\w{1,5}|streamlin\w{1,4}|refin\w{1,4}`,
    objects: 'processes|workflows?|operations|quality controls|procedures|system performance',
    phrases: 'process engineering|process improvement',
  },
  {
    name: 'automation',
    actions: String.raw`automat\w{1,4}`,
    objects: 'processes|workflows?',
    phrases: '(?:workflow|process) automation',
  },
  {
    name: '',
    phrases:
      '^represents?|I represent(?:ed)? the (?:organi[sz]ation|company|institution|association)',
  },
  {
    name: 'writing reports',
    actions: String.raw`prepar\w{1,4}|provid\w{1,4}|writ(?:e|es|ing)|wrote|produc\w{1,4}|submit\w{0,4}`,
    objects: 'reports?',
  },
  {
    name: 'running programs',
    actions: String.raw`(?:coordinat\w{1,4}|overs(?:aw|ee\w{0,3})|monitor\w{0,3}|implement\w{0,6}|facilitat\w{1,4})(?: of)?`,
    objects: 'programs|programmes|program implementation',
  },
  { name: 'new technologies', phrases: '(?:new|emerging) technologies' },
  { name: 'front-end work', phrases: 'front-?end' },
  { name: 'data quality', phrases: 'data (?:quality|cleaning|integrity|validation)' },
  { name: 'open source', phrases: 'open[- ]source|OSS' },
  {
    name: 'patient care',
    actions: String.raw`car(?:e|ed|es|ing)(?: for| to)?|treat\w{0,4}|administer\w{0,3}|monitor\w{0,3}`,
    objects: 'patients|residents',
    phrases: 'patient care|nursing care',
  },
  {
    name: 'helping customers',
    actions: String.raw`sell(?:s|ing)?|sold|serv(?:e|es|ed|ing)|advis\w{1,4}|assist\w{0,3}`,
    objects: 'customers|shoppers|guests',
  },
  {
    name: 'retail',
    phrases:
      'retail|cash register|cashier|(?:ran|run|managed?) the (?:store|shop)|tienda|caja|Einzelhandel',
  },
];

const whole = (source: string): string => String.raw`(?<![\p{L}-])(?:${source})(?![\p{L}])`;

const PATTERNS: RegExp[][] = ROWS.map(({ actions, objects, phrases }) => [
  ...(actions && objects ? [new RegExp(`(${whole(actions)})${GAP}(${whole(objects)})`, 'iu')] : []),
  ...(phrases ? [new RegExp(`(${whole(phrases)})`, 'iu')] : []),
]);

/** The rows of close words that a text has, each with its own words for them. */
export const closeWordsIn = (text: string): Map<number, string[]> =>
  new Map(
    PATTERNS.flatMap((patterns, row) => {
      const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
      return found ? [[row, found.slice(1)] as const] : [];
    }),
  );

/** How a letter names the work that two texts share in other words; '' for none. */
export function closeName(text: string, other: string): string {
  const rows = closeWordsIn(other);
  const [row] = [...closeWordsIn(text).keys()].filter((each) => rows.has(each));
  return row === undefined ? '' : (ROWS[row]?.name ?? '');
}
