import { isAdjacent, type Span, spanOf, splitWords, type Word } from '../ai/splitWords.ts';
import type { SourceFacts } from './sourceFacts.ts';

/** The last word of a title. */
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

/** Introduces the writer's own title: 'I was a', 'my role as'. */
const INTRODUCES_TITLE =
  /^(?:as|was|am|i'm|i’m|became|becoming|being|promoted|former|formerly|previously|role|position|title|job)$/i;

/** Words between the introduction and the title. */
const FILLER = /^(?:currently|an?|the|to|of|my|work|worked|working)$/i;

/** Praise before a title, which claims nothing that can be checked. */
const PRAISE =
  /^(?:experienced|passionate|seasoned|skilled|dedicated|creative|curious|motivated|professional|detail-oriented|hands-on|freelance|independent|good|great|strong|trusted|reliable|committed|pragmatic|thoughtful|fellow|only|sole|first|new|next|potential|former|current|your|their|self-taught|certified)$/i;

/** Words that a title doesn't contain. */
const NOT_IN_TITLE =
  /^(?:certified|an?|the|by|to|of|and|or|with|at|in|for|that|who|my|our|on|from|is|was|am|as|i'm|i’m|have|has|be|been|being|became|becoming|promoted|i|it|this|role|position|title|which|then|worked|working)$/i;

/** The longest title, in words on either side of the role. */
const MAX_WORDS = 4;

/** The index of the first word of a title, without praise. */
function titleStart(words: readonly Word[], roleIndex: number): number {
  let first = roleIndex;
  while (first > 0 && roleIndex - first < MAX_WORDS && isAdjacent(words[first])) {
    if (NOT_IN_TITLE.test(words[first - 1]?.text ?? '')) break;
    first--;
  }
  while (first < roleIndex && PRAISE.test(words[first]?.text ?? '')) first++;
  return first;
}

/** The index of the last word of a title: 'Head of Product'. */
function titleEnd(words: readonly Word[], roleIndex: number): number {
  if (words[roleIndex + 1]?.text !== 'of' || !isAdjacent(words[roleIndex + 1])) return roleIndex;
  let last = roleIndex + 1;
  for (let next = words[last + 1]; next && last - roleIndex < MAX_WORDS; next = words[last + 1]) {
    if (!isAdjacent(next) || !next.isCapitalized) break;
    last++;
  }
  return last === roleIndex + 1 ? roleIndex : last;
}

/** Whether the words before say that the title is the writer's own. */
function isOwnTitle(words: readonly Word[], first: number): boolean {
  for (let at = first - 1; at >= 0 && first - at <= MAX_WORDS; at--) {
    const text = words[at]?.text ?? '';
    if (!isAdjacent(words[at + 1])) return false;
    if (INTRODUCES_TITLE.test(text)) return true;
    if (!FILLER.test(text) && !PRAISE.test(text)) return false;
  }
  return false;
}

const DEGREES = [
  { claim: /Ph\.?D\b\.?|doctorate\b/g, known: /\b(?:ph\.? ?d|doctor|doctorate|doktor|dr)\b/i },
  { claim: /MBA\b/g, known: /\bmba\b|master of business/i },
  {
    claim: /(?:[Mm]aster['’]?s|M\.?Sc\.?)(?= |[.,;]|$)(?: degree)?/g,
    known: /\b(?:masters?|m\.?sc|m\.?a|m\.?eng|mba|diplom)\b/i,
  },
  {
    claim: /(?:[Bb]achelor['’]?s|B\.?Sc\.?)(?= |[.,;]|$)(?: degree)?/g,
    known: /\b(?:bachelors?|b\.?sc|b\.?a|b\.?eng)\b/i,
  },
];

function degreeClaims(text: string, { texts }: SourceFacts): Span[] {
  return DEGREES.filter(({ known }) => !texts.some((source) => known.test(source))).flatMap(
    ({ claim }) =>
      Array.from(text.matchAll(claim), ({ 0: match, index: start }) => ({
        start,
        end: start + match.length,
      })).filter(({ start }) => !/\p{L}/u.test(text.charAt(start - 1))),
  );
}

/** Finds titles and degrees that are in neither the profile nor the posting. */
export function titleClaims(text: string, facts: SourceFacts): Span[] {
  const words = splitWords(text);
  const titles = words.flatMap((word, index) => {
    if (!ROLE.test(word.name)) return [];
    const first = titleStart(words, index);
    const title = words.slice(first, titleEnd(words, index) + 1);
    const parts = title.filter(({ text }) => text !== 'of');
    const isName = title.length > 1 && parts.every((part) => part.isCapitalized);
    if (!isName && !isOwnTitle(words, first)) return [];
    const span = spanOf(title) ?? word;
    const phrase = text.slice(span.start, span.end);
    const isKnown =
      /^hiring manager$/i.test(phrase) ||
      facts.hasPhrase(phrase) ||
      facts.hasWords(parts.map(({ text }) => text));
    return isKnown ? [] : [span];
  });
  return [...titles, ...degreeClaims(text, facts)];
}
