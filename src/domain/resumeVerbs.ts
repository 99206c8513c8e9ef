/** Verbs that begin the bullets of resumes. */
const VERBS =
  `accelerate achieve act aggregate align amplify attract award broaden butcher change close compete containerize contact cover
  craft deepen derive diversify draft embed empower evolve expedite extend extract finalize focus gather govern groom guarantee
  harden head illustrate import inspire interface introduce invent invest join leverage link load localize mobilize navigate
  nurture open outline package participate patch perfect persist play point polish port practice predict press print prioritize
  profile prune push queue realize rebrand recover redact regulate release relocate remove render request requisition rescue
  resize retain retrain retrieve rotate route safeguard sample save segment separate settle simulate specify sponsor stabilize
  stage start stream study subcontract succeed summarize surpass switch synthesize systematize tailor tend trace trade trigger
  tune uncover unite urge value vet virtualize widen wire adopt aim ask attain await base
  achieve acquire adapt add address administer advise advocate aid allocate analyse
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
  minimize model moderate modernize modify monitor motivate move negotiate observe obtain onboard operate participate optimize
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
const DOUBLING =
  'plan ship cap drop scan spot step stop swap trim wrap map program submit equip chat debug transfer refer format'.split(
    ' ',
  );

const IRREGULAR =
  `begin began, bring brought, build built, buy bought, cut cut, draw drew, drive drove, find found,
  forecast forecast, give gave, grow grew, hold held, keep kept, lead led, make made, meet met, oversee
  oversaw, rebuild rebuilt, rewrite rewrote, run ran, sell sold, send sent, set set, speak spoke, spend spent, see saw, shoot shot, sing sang, stand stood, strive strove, take
  took, teach taught, troubleshoot troubleshot, undertake undertook, win won, write wrote`
    .split(/,\s+/)
    .map((pair) => pair.split(/\s+/) as [string, string]);

export type VerbForm = 'base' | 'past' | 'third' | 'ing';

const FORMS = new Map<string, { base: string; form: VerbForm }>();
const PASTS = new Map<string, string>();

function addForms(base: string, past: string, stem: string): void {
  const third = /(?:[sxz]|[cs]h)$/.test(base) ? `${base}es` : `${base}s`;
  const ing = `${stem.replace(/(?<=[^eoy])e$/, '')}ing`;
  FORMS.set(ing, { base, form: 'ing' });
  FORMS.set(third.replace(/([^aeiou])ys$/, '$1ies'), { base, form: 'third' });
  FORMS.set(base, { base, form: 'base' });
  FORMS.set(past, { base, form: 'past' });
  PASTS.set(base, past);
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

/** The verb's base form or its past; `undefined` for an unknown one. */
export const verbForm = (base: string, form: 'base' | 'past'): string | undefined =>
  form === 'base' ? base : PASTS.get(base);
