/** 'Here is your letter:', 'Sure!' */
const PREAMBLE =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|here(?:['’]s| is| are)|below is|i['’]ve (?:written|drafted|prepared)|this is (?:a|the|your) (?:draft|letter)|gerne|klar|natürlich|hier ist|voici|bien sûr|aquí|claro)\b.{0,200}$/i;

const SUBJECT = /^(?:subject|subject line|betreff|objet|asunto|re)\s*:/i;

/** What an assistant adds below the letter. */
const AFTERWORD =
  /^(?:let me know|would you like|feel free|do you want|i can also|want me to|note|notes|word count|hinweis)\b.*\b(?:letter|version|draft|tone|adjust|change|shorter|longer|tweak|edit|words?|count|tailor)\b/i;

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
  while (lines.length > 1 && (lines.at(-1)?.trim() === '' || AFTERWORD.test(lines.at(-1) ?? '')))
    lines.pop();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A letter's own first line doesn't end like this, or is followed by nothing: 'Here is what I would do.' */
const isPreamble = (line: string): boolean =>
  PREAMBLE.test(line) && /[:!]$|\b(?:letter|draft|email|message|pitch|proposal)\b/i.test(line);
