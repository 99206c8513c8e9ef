/**
 * Verbs that begin the sentences of resumes, which leave out the subject. Other words in -ed are often
 * adjectives ('Embedded software') or passive ('Promoted to lead').
 */
const VERBS = new Set(
  `accelerated achieved acquired adapted added administered advised analysed analyzed answered
  architected arranged assembled assessed assisted audited authored automated became began boosted
  brought budgeted built calculated campaigned chaired championed closed coached coded collaborated
  collected combined completed composed conceived conducted consolidated constructed consulted
  contributed converted cooked coordinated counseled created cultivated curated cut debugged decreased
  defined delivered deployed designed developed devised diagnosed directed documented doubled drafted
  drew drove earned edited eliminated enabled engineered enhanced ensured established evaluated
  exceeded executed expanded explored facilitated filed fixed forecast formed formulated founded
  fundraised gathered gave generated grew guided halved handled headed held helped identified
  implemented improved increased initiated inspected installed instituted instructed interviewed
  introduced invented kept launched led lowered made maintained managed manufactured marketed measured
  mentored met migrated minimized moderated modernized monitored moved negotiated onboarded operated
  optimized orchestrated organised organized oversaw overhauled owned painted participated partnered
  performed piloted pioneered planned prepared presented processed produced programmed prototyped
  provided raised ran rebranded rebuilt recruited redesigned reduced refactored refined renovated repaired
  replaced reported researched resolved restored restructured reviewed revised revamped rewrote saved
  scaled scheduled secured sent served set shaped shipped shortened simplified sold solved spearheaded
  spoke standardized started steered streamlined strengthened supervised supported surveyed taught
  tested took tracked trained transformed translated treated tripled troubleshot tutored unified
  updated upgraded used validated visited volunteered welcomed won worked wrote`.split(/\s+/),
);

/** 'Trained in' and 'recruited by' are passive. */
const PASSIVE = /^(?:\p{L}+ly )?\p{L}+ (?:in|by|as) /iu;
const ACTIVE_IN =
  /^(?:participated|specialized|worked|collaborated|assisted|served|spoke|started|began)$/;

/** Whether a sentence says in the past tense what someone did: 'Led the rebuild'. */
export function startsWithVerb(sentence: string): boolean {
  const [, verb = ''] = /^(?:\p{L}+ly )?(\p{L}+)\b/iu.exec(sentence) ?? [];
  const known = verb.toLowerCase();
  return VERBS.has(known) && (ACTIVE_IN.test(known) || !PASSIVE.test(sentence));
}
