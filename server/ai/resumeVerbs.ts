/** Verbs that begin the bullets of resumes. */
const VERBS =
  `accelerate achieve acquire adapt add address administer advise advocate aid allocate analyse
  analyze answer apply approve architect arrange assemble assess assign assist attend audit author
  automate balance boost budget calculate calibrate care centralize chair champion check clean close coach code
  collaborate collect combine communicate compile complete compose compute conceive conduct configure
  connect consolidate construct consult contribute control convert cook coordinate counsel craft create
  cultivate curate customize debug decrease define delegate deliver demonstrate deploy design detect
  determine develop devise diagnose direct discover dispatch distribute document double draft drive earn
  edit educate eliminate enable encourage enforce engage engineer enhance ensure enter establish
  estimate evaluate examine exceed execute expand explain explore fabricate facilitate file fix
  formulate foster fulfill generate greet grade guide handle help hire host identify implement improve
  increase influence inform initiate inspect install institute instruct integrate interpret interview introduce
  investigate launch lecture liaise maintain manage manufacture measure mediate mentor merge migrate
  minimize model moderate modernize modify monitor motivate move negotiate observe obtain onboard operate optimize
  orchestrate order organise organize originate overhaul own partner perform persuade pilot pioneer
  place prepare present prevent process procure produce promote propose protect prototype
  provide publish purchase qualify raise rank reach receive recommend reconcile record recruit redesign
  reduce refactor refine register reorganize repair replace report represent research resolve respond
  restock restore restructure review revise revamp scale schedule script secure select serve
  shape share shorten simplify solve sort source spearhead staff standardize start steer stock store
  strategize streamline strengthen structure supervise supply support survey sustain target test
  track train transform translate transport treat triple troubleshoot tutor unify update upgrade use utilize
  validate verify visit volunteer welcome work achieve`.split(/\s+/);

/** Verbs that double their last letter. */
const DOUBLING = 'plan ship map program submit equip chat debug transfer refer format'.split(' ');

const IRREGULAR =
  `begin began, bring brought, build built, buy bought, cut cut, draw drew, drive drove, find found,
  forecast forecast, give gave, grow grew, hold held, keep kept, lead led, make made, meet met, oversee
  oversaw, rebuild rebuilt, rewrite rewrote, run ran, sell sold, send sent, set set, speak spoke, spend spent, take
  took, teach taught, troubleshoot troubleshot, undertake undertook, win won, write wrote`
    .split(/,\s+/)
    .map((pair) => pair.split(/\s+/) as [string, string]);

export type VerbForm = 'base' | 'past' | 'third' | 'ing';

const FORMS = new Map<string, { base: string; form: VerbForm }>();

function addForms(base: string, past: string, stem: string): void {
  const third = /(?:[sxz]|[cs]h)$/.test(base) ? `${base}es` : `${base}s`;
  const ing = `${stem.replace(/(?<=[^eoy])e$/, '')}ing`;
  FORMS.set(ing, { base, form: 'ing' });
  FORMS.set(third.replace(/([^aeiou])ys$/, '$1ies'), { base, form: 'third' });
  FORMS.set(base, { base, form: 'base' });
  FORMS.set(past, { base, form: 'past' });
}

for (const verb of VERBS) {
  addForms(verb, `${verb.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i')}ed`, verb);
}
for (const verb of DOUBLING) addForms(verb, `${verb}${verb.at(-1)}ed`, `${verb}${verb.at(-1)}`);
for (const [verb, past] of IRREGULAR) {
  addForms(verb, past, /^(?:begin|cut|run|set|win)$/.test(verb) ? `${verb}${verb.at(-1)}` : verb);
}

/** The verb that a word is a form of, also with a prefix: 'led', 'Co-led', 'rebuilding'. */
export function verbOf(word: string): { base: string; form: VerbForm } | undefined {
  const lower = word.toLowerCase();
  return FORMS.get(lower) ?? FORMS.get(lower.replace(/^(?:co-?|re-?|pre-?|self-)/, ''));
}
