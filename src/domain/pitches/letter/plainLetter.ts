import { anyOf, plainMarks } from '#domain/words/phrases.ts';

/** 'Here is your letter:', 'Sure!' */
const PREAMBLE = anyOf({
  en: `sure | certainly | of course | absolutely | okay | ok | great | here's | here is | here are | below is
    | i've written | i've drafted | i've prepared | this is a draft | this is the draft | this is your draft | this is your letter`,
  de: 'gerne | klar | natürlich | hier ist',
  fr: 'voici | bien sûr',
  es: 'aquí | claro',
});
const LONGEST_PREAMBLE = 220;

const SUBJECT = /^(?:subject|subject line|betreff|objet|asunto|re)\s*:/i;

/** What an assistant adds below the letter. */
const AFTERWORD =
  /^(?:let me know|would you like|feel free|do you want|i can also|want me to|notes?|word count|hinweis)\b/i;
const ABOUT_LETTER =
  /\b(?:letter|version|draft|tone|adjust|change|shorter|longer|tweak|edit|words?|count|tailor)\b/i;

const isAfterword = (line: string): boolean => AFTERWORD.test(line) && ABOUT_LETTER.test(line);

const isRule = (line: string): boolean => /^(?:-{3,}|\*{3,}|_{3,}|`{3}\w{0,20})$/.test(line.trim());

const MARKS: [RegExp, string][] = [
  [/^#{1,6} /gm, ''],
  [/^> ?/gm, ''],
  [/^\* /gm, '- '],
  [/\*\*([^*\n]{1,1000})\*\*/g, '$1'],
  [/__([^_\n]{1,1000})__/g, '$1'],
  [/(?<![\w*])\*(?=\S)([^*\n]{1,1000})(?<=\S)\*(?![\w*])/g, '$1'],
  [/`([^`\n]{1,1000})`/g, '$1'],
  [/\[([^\]\n]{1,300})\]\((https?:[^)\s]{1,2000})\)/g, '$1 ($2)'],
];

/**
 * The letter in what a model or assistant wrote: without a preamble, 'Subject:', Markdown, and remarks below.
 */
export function plainLetter(text: string): string {
  const plain = MARKS.reduce(
    (rest, [mark, by]) => rest.replace(mark, by),
    text.replaceAll('\r\n', '\n'),
  );
  const lines = plain.split('\n').filter((line) => !isRule(line));
  const isExtra = (line: string) =>
    line.trim() === '' || SUBJECT.test(line.trim()) || isPreamble(line.trim());
  while (lines.length > 1 && isExtra(lines[0] ?? '')) lines.shift();
  while (lines.length > 1 && (lines.at(-1)?.trim() === '' || isAfterword(lines.at(-1) ?? '')))
    lines.pop();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A letter's own first line doesn't end like this, or is followed by nothing: 'Here is what I would do.' */
const isPreamble = (line: string): boolean =>
  line.length <= LONGEST_PREAMBLE &&
  plainMarks(line).search(PREAMBLE) === 0 &&
  /[:!]$|\b(?:letter|draft|email|message|pitch|proposal)\b/i.test(line);
