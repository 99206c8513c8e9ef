import type { Answers } from '../contract/profile.ts';
import { withArticle } from './introduction.ts';

export type AnswerKey = Exclude<keyof Answers, 'salaryWhen'>;

const lowerFirst = (text: string): string =>
  /^I\b|^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const DAY = new RegExp(
  String.raw`^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?\.? (?:${MONTH})|(?:${MONTH}) \d{1,2}\b(?!\d)|\d{1,2}[./]\d|\d{4}-\d)`,
  'i',
);
const PERIOD = new RegExp(
  String.raw`^(?:${MONTH}|spring|summer|autumn|fall|early|mid|late|20\d\d)\b`,
  'i',
);

/** 'Oslo, two days on site' -> ['Oslo', ' (two days on site)'] */
function withDetail(text: string): [string, string] {
  const [first = '', ...rest] = text.split(', ');
  return [first, rest.length > 0 ? ` (${rest.join(', ')})` : ''];
}

function start(text: string): string {
  const [when, detail] = withDetail(text);
  if (/notice/i.test(when))
    return `I have ${/^\d|^(?:one|two|three|four|six)\b/i.test(when) ? '' : 'a '}${lowerFirst(text)}.`;
  if (DAY.test(when)) return `I can start on ${when}${detail}.`;
  if (PERIOD.test(when)) return `I can start in ${when}${detail}.`;
  return /^(?:immediate|now\b|right|any\s?time|at once|as soon|asap|from|in|on|after|by|within|next|tomorrow|the)/i.test(
    when,
  )
    ? `I can start ${lowerFirst(when).replace(/^immediate\b/, 'immediately')}${detail}.`
    : `My start date: ${text}.`;
}

/** How each answer is said in a letter. A text without a fitting form is quoted after its name. */
const SENTENCES: Record<AnswerKey, (text: string) => string> = {
  reason: (text) =>
    /^(?:to|for)\b/i.test(text)
      ? `I'm looking ${lowerFirst(text)}.`
      : /^\w+ing\b/.test(text)
        ? `I'm ${lowerFirst(text)}.`
        : `I'm looking because ${text.replace(/^(?:The|My|Our|This|It|There|We)\b/, (word) => word.toLowerCase())}.`,
  start,
  authorization: (text) =>
    /^(?:authori[sz]ed|eligible|entitled|permitted|allowed|able)\b/i.test(text)
      ? `I'm ${lowerFirst(text)}.`
      : /^[^,]*\b(?:citizen|resident|national|holder)\b/i.test(text)
        ? `I'm ${withArticle(text)}.`
        : `My work authorization: ${text}.`,
  place: (text) => {
    const [place, detail] = withDetail(text);
    return /^\p{Lu}[\p{L}'’ .-]*$/u.test(place) &&
      !/\b(?:remote|hybrid|anywhere|on-?site)\b/i.test(place)
      ? `I live in ${place}${detail}.`
      : `I can work ${lowerFirst(text)}.`;
  },
  hours: (text) => `I'm available ${lowerFirst(text)}.`,
  salary: (text) => `My salary expectation is ${text}.`,
  licenses: (text) => `My licenses: ${text}.`,
};

/** An answer as a sentence of a letter. One that is a sentence stays as it is. '' for an empty one. */
export function answerSentence(answers: Answers, key: AnswerKey): string {
  const text = answers[key].trim().replace(/\.$/, '');
  if (text === '') return '';
  if (/^(?:I|I['’]\w+|My|We)\s/.test(text)) return `${text}.`;
  return SENTENCES[key](text);
}

/** How many answers a letter says, also in a formal tone. */
export const answersIn = (letter: string, answers: Answers): number =>
  (Object.keys(SENTENCES) as AnswerKey[])
    .map((key) => answerSentence(answers, key))
    .filter(
      (text) =>
        text !== '' && [text, text.replace("I'm ", 'I am ')].some((said) => letter.includes(said)),
    ).length;
