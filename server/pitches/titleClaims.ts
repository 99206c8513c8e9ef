import type { Span } from './numberClaims.ts';
import type { SourceFacts } from './sourceFacts.ts';
import { bare, follows, isCapitalised, type Word, wordsOf } from './words.ts';

/** What a title ends in. */
const ROLE = new RegExp(
  `^(?:${[
    'engineer|developer|designer|manager|director|architect|consultant|analyst|scientist|lead|head',
    'officer|administrator|specialist|strategist|writer|copywriter|editor|marketer|recruiter',
    'researcher|producer|president|founder|co-founder|cofounder|owner|coach|teacher|lecturer',
    'professor|accountant|attorney|lawyer|nurse|translator|photographer|programmer|technician',
    'coordinator|executive|representative|associate|intern|supervisor|advisor|adviser|trainer',
    'freelancer|contractor|partner|principal|evangelist|advocate|ceo|cto|cfo|coo|cpo|cmo|cio|vp',
  ].join('|')})$`,
  'i',
);

/** What says that the title is the writer's own. */
const OWN_ROLE =
  /^(?:as|was|am|i'm|i’m|became|becoming|being|promoted|former|formerly|previously|currently|role|position|title|job|an?|the|to|of|my|work|worked|working)$/i;
const OPENS_ROLE =
  /^(?:as|was|am|i'm|i’m|became|becoming|being|promoted|former|formerly|previously)$/i;

/** Praise before a title; it claims nothing that could be looked up. */
const PRAISE =
  /^(?:experienced|passionate|seasoned|skilled|dedicated|creative|curious|motivated|professional|detail-oriented|hands-on|freelance|independent|good|great|strong|trusted|reliable|committed|pragmatic|thoughtful|fellow|only|sole|first|new|next|potential|former|current|your|their|self-taught)$/i;

const STOP =
  /^(?:an?|the|by|to|of|and|or|with|at|in|for|that|who|my|our|on|from|is|was|am|as|i'm|i’m|have|has|be|been|being|became|becoming|promoted|i|it|this|role|position|title|which|then|worked|working)$/i;

/** The words of a title that ends at this word, without praise. */
function titleEndingAt(words: readonly Word[], index: number): number {
  let first = index;
  while (index - first < 4) {
    const word = words[first];
    const previous = words[first - 1];
    if (!follows(word) || !previous || STOP.test(previous.text)) break;
    first--;
  }
  while (first < index && PRAISE.test(words[first]?.text ?? '')) first++;
  return first;
}

/** Whether one of the words just before says that this is what the writer is or was. */
function isOwnRole(words: readonly Word[], first: number): boolean {
  for (let at = first - 1; at >= 0 && first - at <= 4; at--) {
    const word = words[at];
    if (!word || !follows(words[at + 1])) return false;
    if (OPENS_ROLE.test(word.text)) return true;
    if (/^(?:role|position|title|job)$/i.test(word.text)) return true;
    if (!OWN_ROLE.test(word.text) && !PRAISE.test(word.text)) return false;
  }
  return false;
}

/** 'Head of Product', 'VP of Sales': what follows 'of' belongs to the title. */
function lastOf(words: readonly Word[], index: number): number {
  if (words[index + 1]?.text !== 'of' || !follows(words[index + 1])) return index;
  let last = index + 1;
  for (let next = words[last + 1]; next && last - index < 4; next = words[last + 1]) {
    if (!follows(next) || !isCapitalised(next)) break;
    last++;
  }
  return last === index + 1 ? index : last;
}

const DEGREE =
  /(?<!\p{L})(?:(?<doctor>Ph\.?D\b\.?|doctorate\b)|(?<mba>MBA\b)|(?<master>(?:[Mm]aster['’]?s|M\.?Sc\.?)(?= |[.,;]|$)(?: degree)?)|(?<bachelor>(?:[Bb]achelor['’]?s|B\.?Sc\.?)(?= |[.,;]|$)(?: degree)?))/gu;

const DEGREE_WORDS: Record<string, RegExp> = {
  doctor: /\b(?:ph\.? ?d|doctor|doctorate|doktor|dr)\b/i,
  mba: /\bmba\b|master of business/i,
  master: /\b(?:master|masters|m\.?sc|m\.?a|m\.?eng|mba|diplom)\b/i,
  bachelor: /\b(?:bachelor|bachelors|b\.?sc|b\.?a|b\.?eng)\b/i,
};

function degreeClaims(text: string, facts: SourceFacts): Span[] {
  return Array.from(text.matchAll(DEGREE)).flatMap(({ 0: said, index, groups = {} }) => {
    const degree = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
    const isKnown = facts.texts.some((source) => DEGREE_WORDS[degree]?.test(source));
    return isKnown ? [] : [{ start: index, end: index + said.length }];
  });
}

/** The titles and degrees that the pitch claims and that neither profile nor posting gives. */
export function titleClaims(text: string, facts: SourceFacts): Span[] {
  const words = wordsOf(text);
  const titles = words.flatMap((word, index) => {
    if (!ROLE.test(bare(word.text))) return [];
    const first = titleEndingAt(words, index);
    const last = lastOf(words, index);
    const run = words.slice(first, last + 1);
    const isWritten =
      run.length > 1 && run.every((part) => isCapitalised(part) || part.text === 'of');
    if (!isWritten && !isOwnRole(words, first)) return [];
    const start = words[first]?.start ?? word.start;
    const lastWord = words[last] ?? word;
    const end = lastWord.start + bare(lastWord.text).length;
    const said = text.slice(start, end);
    const parts = run.flatMap((part) => (part.text === 'of' ? [] : [part.text]));
    const isKnown =
      /^hiring manager$/i.test(said) || facts.states(said) || facts.statesTogether(parts);
    return isKnown ? [] : [{ start, end }];
  });
  return [...titles, ...degreeClaims(text, facts)];
}
