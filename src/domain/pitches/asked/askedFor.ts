import type { Classifier } from '#domain/classifier/classifier.ts';
import type { Asked, AskedKind } from '#domain/contract/asked.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { withoutInstructions } from '#domain/pitches/prompt/instructionsToAI.ts';
import askedWords from '#domain/words/data/askedWords.json' with { type: 'json' };
import workVerbs from '#domain/words/data/workVerbs.json' with { type: 'json' };
import { anyOf, plainMarks } from '#domain/words/phrases.ts';
import { nothingAskedFinder } from './lineKinds.ts';
import { logisticsOf } from './logistics.ts';
import { type PostingLine, postingLines } from './postingLines.ts';
import { headingOf, type PostingSection } from './postingSections.ts';
import { namedSkillsIn } from './skillNames.ts';

const WORK_VERBS: ReadonlySet<string> = new Set(workVerbs.verbs);

export type { Asked, AskedKind };

const IS_NECESSARY = anyOf(askedWords.necessity);
const IS_WISH = anyOf(askedWords.wish);
const IS_DUTY = anyOf(askedWords.duty);
const IS_NOT_ASKED = anyOf(askedWords.notAsked);
const EMPLOYERS = anyOf(askedWords.employer);

/** A posting with more lines is a page. */
export const MOST_ASKED = 40;
const MIN_LETTERS = 4;
/** A short line names what is asked and no more: 'Forklift license'. */
const MOST_SHORT = 70;
/** A longer line of a list is a paragraph. */
const MOST_ITEM = 300;

const isByEmployer = (text: string): boolean => text.search(EMPLOYERS) === 0;

/** The kind of a sentence by its words, outside of a section that says it; `null` when it asks for nothing. */
function kindOfSentence(text: string, isPlain: boolean): AskedKind | null {
  if (IS_NOT_ASKED.test(text) || /\?$|^(?:if|wenn|si) /i.test(text)) return null;
  if (/^(?:\S+ ){0,2}\S+!$/.test(text)) return null;
  if (IS_WISH.test(text)) return 'wish';
  // 'We're looking for a cook with …' says it all where no heading does.
  const isSearch = isPlain && /\b(?:seek|look|such|recherch|busca)/i.test(text);
  if (isByEmployer(text) && !isSearch) return null;
  if (IS_NECESSARY.test(text)) return 'requirement';
  // 'Own the month-end close', 'You own the close', unlike 'Start date is flexible'.
  const [, verb = ''] =
    /^(?:you )?(\p{L}+) (?!(?:\S+ ){0,2}(?:is|are|will|can)\b)/u.exec(text.toLowerCase()) ?? [];
  return IS_DUTY.test(text) || WORK_VERBS.has(verb) ? 'duty' : null;
}

/** The kind of a line; `null` when it asks for nothing. `isPlain`: the posting has no headings for it. */
function kindOf(
  line: PostingLine,
  section: PostingSection | null,
  isPlain: boolean,
): AskedKind | null {
  const text = plainMarks(line.text);
  // 'SQL' is a whole request.
  const isTooShort = text.replace(/\P{L}/gu, '').length < MIN_LETTERS;
  if (isTooShort && namedSkillsIn(text).length === 0) return null;
  const topics = logisticsOf(text);
  const isSent = topics.some((topic) => topic === 'documents' || topic === 'salary');
  if (section === 'other') return isSent && !line.isItem ? 'logistics' : null;
  const isListed = line.isItem || (line.isWhole && !IS_NOT_ASKED.test(text));
  const listed = isListed && text.length <= MOST_ITEM ? section : null;
  const plain = isPlain && line.isItem && !IS_NOT_ASKED.test(text) ? 'requirement' : null;
  const kind = listed ?? kindOfSentence(text, isPlain) ?? plain;
  const isShort = line.isWhole && text.length <= MOST_SHORT && !IS_NOT_ASKED.test(text);
  const asks =
    isShort || kind === 'requirement' || kind === 'wish' || topics.includes('reason') || isSent;
  if (topics.length > 0 && asks) return 'logistics';
  return kind && IS_WISH.test(text) ? 'wish' : kind;
}

const cut = (text: string): string =>
  text.length <= LIMITS.asked ? text : text.slice(0, LIMITS.asked).replace(/ \S*$/, '');

/**
 * What a posting asks for, in its order and its own words, each once: what stands under the headings of duties,
 * requirements and wishes, and elsewhere sentences with a word of necessity. `[]` when the posting asks for
 * nothing. What it says to an AI isn't asked of an applicant.
 *
 * @param model takes out what rules show although it's an offer, about the employer, how to apply or a heading
 */
export function askedFor(description: string, model?: Classifier): Asked[] {
  const found = new Map<string, Asked>();
  let section: PostingSection | null = null;
  let items = 0;
  const lines = postingLines(withoutInstructions(description));
  const asksNothing = model ? nothingAskedFinder(model, lines) : () => false;
  const headings = lines.map((line, index) => headingOf(line, lines[index + 1]));
  const isPlain = !headings.some((heading) => heading?.section && heading.section !== 'other');
  for (const [index, line] of lines.entries()) {
    const heading = headings[index];
    if (heading) {
      // Groups of duties have headings of their own; what follows requirements is about the employer.
      section = heading.section ?? (section === 'duty' ? section : null);
      items = 0;
    } else if (line.isItem) items += 1;
    // A list has ended.
    else if (items > 1 && section !== 'other') section = null;
    const text = cut(heading ? heading.rest : line.text);
    const kind = text && kindOf({ ...line, text }, section, isPlain);
    // 'TypeScript' in a list of requirements: too little to learn a kind from.
    const isName = line.isItem && section !== null && text.split(' ').length <= 2;
    const isAsked = kind === 'logistics' || isName || !asksNothing(index);
    if (kind && isAsked && !found.has(text)) found.set(text, { text, kind });
  }
  return [...found.values()].slice(0, MOST_ASKED);
}
