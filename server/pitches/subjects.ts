/** Ends a sentence, but not 'Inc.' or 'Dr.' before a name. */
const SENTENCE_END = String.raw`(?<end>(?<!\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Ms|Mrs|St|vs))[.!?](?=\s|$)|\n)`;

/** First person, but about what the company says or offers. */
const INTEREST = [
  String.raw`I(?:['’]d| would) (?:also |really )?(?:love|like|enjoy|welcome|be \w+)(?! to (?:bring|offer|use|apply|contribute|put|share))`,
  `I (?:read|saw|noticed|see|understand|heard|learned|know) (?:that|about|of|how|you)`,
  'I write (?:to|because|is|are)',
  `I(?:['’]m| am) (?:writing|interested|excited|drawn|keen|applying|happy to see)`,
].join('|');

const FIRST_PERSON = String.raw`(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|us)(?:['’]\w+)?`;

const COMPANY = String.raw`[Yy]ou(?:rs?)?(?:['’]\w+)?|(?:[Tt]he|[Tt]his) (?:[\p{L}-]+ ){0,3}(?:posting|role|job|position|description|opening)`;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds out who a sentence is about: the subject before a position, or else the first one after it.
 *
 * @returns whether the words at an index are about the writer
 */
export function aboutWriter(text: string, company: string): (index: number) => boolean {
  const name = company === '' ? '(?!)' : escapeRegExp(company);
  const pattern = new RegExp(
    `${SENTENCE_END}|(?<![\\p{L}\\p{N}])(?:(?<company>${INTEREST}|${COMPANY}|${name})|(?<writer>${FIRST_PERSON}))(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const marks = Array.from(text.matchAll(pattern), ({ index, groups = {} }) => ({
    index,
    subject: groups.end === undefined ? (groups.writer ? 'writer' : 'company') : null,
  }));
  return (at) => {
    const next = marks.findIndex(({ index }) => index > at);
    const before = marks[next === -1 ? marks.length - 1 : next - 1];
    return (before?.subject ?? marks[next]?.subject) === 'writer';
  };
}
