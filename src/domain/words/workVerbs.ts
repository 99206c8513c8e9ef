/** Verbs of work, as postings and resumes begin their lines with them. */
export const WORK_VERBS: ReadonlySet<string> = new Set(
  `accelerate achieve acquire act adapt add address administer adopt advise advocate aggregate aid aim align allocate
  amplify analyse analyze answer apply approve architect arrange ask assemble assess assign assist attain attend
  attract audit author automate await award balance base begin boost bring broaden budget build butcher buy
  calculate calibrate cap care centralize chair champion change chat check clean close coach code collaborate
  collect combine communicate compete compile complete compose compute conceive conduct configure connect
  consolidate construct consult contact containerize contribute control convert cook coordinate counsel cover craft
  create cultivate curate customize cut debug decrease deepen define delegate deliver demonstrate deploy derive
  design detect determine develop devise diagnose direct discover dispatch distribute diversify document double
  draft draw drive drop earn edit educate eliminate embed empower enable encourage enforce engage engineer enhance
  ensure enter equip establish estimate evaluate evolve examine exceed execute expand expedite explain explore
  extend extract fabricate facilitate file finalize find fix focus format formulate foster fulfill gather generate
  give govern grade greet groom grow guarantee guide handle harden head help hire hold host identify illustrate
  implement import improve increase influence inform initiate inspect inspire install institute instruct integrate
  interface interpret interview introduce invent invest investigate join keep launch lead lecture leverage liaise
  link load localize maintain make manage manufacture map measure mediate meet mentor merge migrate minimize
  mobilize model moderate modernize modify monitor motivate move navigate negotiate nurture observe obtain onboard
  open operate optimize orchestrate order organise organize originate outline overhaul oversee own package
  participate partner patch perfect perform persist persuade pilot pioneer place plan play point polish port
  practice predict prepare present press prevent print prioritize process procure produce profile program promote
  propose protect prototype provide prune publish purchase push qualify queue raise rank reach realize rebrand
  rebuild receive recommend reconcile record recover recruit redact redesign reduce refactor refer refine register
  regulate release relocate remove render reorganize repair replace report represent request requisition rescue
  research resize resolve respond restock restore restructure retain retrain retrieve revamp review revise rewrite
  rotate route run safeguard sample save scale scan schedule script secure see segment select sell send separate
  serve set settle shape share ship shoot shorten simplify simulate sing solve sort source speak spearhead specify
  spend sponsor spot stabilize staff stage stand standardize start steer step stock stop store strategize stream
  streamline strengthen strive structure study subcontract submit succeed summarize supervise supply support surpass
  survey sustain swap switch synthesize systematize tailor take target teach tend test trace track trade train
  transfer transform translate transport treat trigger trim triple troubleshoot tune tutor uncover undertake unify
  unite update upgrade urge use utilize validate value verify vet virtualize visit volunteer welcome widen win wire
  work wrap write`.split(/\s+/),
);

const PAIRS = `began begin, brought bring, built build, bought buy, drew draw, drove drive, found find, gave give,
  grew grow, held hold, kept keep, led lead, made make, met meet, oversaw oversee, ran run, rewrote rewrite, sold sell,
  sent send, spoke speak, spent spend, saw see, sang sing, stood stand, took take, taught teach, undertook undertake,
  won win, wrote write`;

/** The base forms of irregular pasts in resumes: 'led' -> 'lead'. */
export const IRREGULAR_VERBS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(',').map((pair) => pair.trim().split(' ') as [string, string]),
);
