import type { UnsupportedClaim } from '#domain/contract/pitches.ts';

/** How far the words that deny a claim may be from it, in characters. */
const REACH = 120;

const CLAUSE_END = /[.!?:;,\n]\s|\n| but /;

/** 'I haven't used', but not 'I have not only used'. */
const DENIAL =
  /\b(?:I(?:['’]ve| have)? (?:never|not|haven['’]t|don['’]t|do not|didn['’]t|did not|can['’]t|cannot|won['’]t)|I(?:['’]m| am| was) (?:not|no)|I wasn['’]t)\b(?! (?:only|just|longer)\b)/i;

const LEARNS =
  /\b(?:to|would|will|I['’](?:d|ll|m)|am)(?: still)? (?:learn|learning|pick up|picking up)\b/i;
const IS_NEW = /^ (?:is|are|would be|will be) (?:all |quite |still )?new to me\b/i;

/** 'Not late in 12 years' claims the years. */
const PERIOD = /\b(?:in|for|over|since) (?:the )?(?:last |past )?$/i;

/** Whether the writer denies the claim: 'I've never worked at Google', 'Terraform is new to me'. */
export function isDenied(text: string, { kind, start, end }: UnsupportedClaim): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const clause = before.split(CLAUSE_END).at(-1) ?? '';
  if (kind === 'number' && PERIOD.test(clause)) return false;
  if (kind === 'skill' && (LEARNS.test(clause) || IS_NEW.test(text.slice(end, end + REACH)))) {
    return true;
  }
  return DENIAL.test(clause);
}
