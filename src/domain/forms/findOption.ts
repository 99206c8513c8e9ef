import formLimits from '#domain/words/data/formLimits.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';
import { degreeLevel } from './degreeLevel.ts';
import type { FormFact } from './formLabel.ts';

/** The words of an option and of what it means: "Ja" is "yes". */
function meaningOf(text: string): string {
  const words = foldedWords(text);
  return formLimits.yesNo.find((same) => same.includes(words))?.[0] ?? words;
}

/** What an option begins with, as a sentence that says yes or no: "No, I will not require it" is "no". */
const answerOf = (option: string): string =>
  meaningOf(/^\s*\p{L}+(?=\s*[,;:.–—(-]|\s+(?:I|ich|je|yo)\b)/u.exec(option)?.[0] ?? '');

const partsOf = (place: string): string[] => place.split(',').map(foldedWords).filter(Boolean);

/** "Berlin, Berlin, Germany" is the place "Berlin, Germany". */
function isPlace(option: string, place: string): boolean {
  const [town, ...rest] = partsOf(place);
  const [first, ...others] = partsOf(option);
  return rest.length > 0 && town === first && rest.every((part) => others.includes(part));
}

/** "Germany (Deutschland) +49" is "Germany" and "+49", "+49" alone is only the code. */
function isDialCode(option: string, accepts: readonly string[]): boolean {
  const code = accepts.find((accepted) => /^\+\d+$/.test(accepted))?.slice(1);
  const digits = option.match(/\d+/g) ?? [];
  if (digits.length > 1) return false;
  // A country may show its code beside its name, whether that is asked or not.
  if (code === undefined ? !/\+\d/.test(option) : (digits[0] ?? code) !== code) return false;
  const name = foldedWords(option.replace(/\([^()]*\)|\d+/g, ' '));
  return name === ''
    ? code !== undefined && digits.length > 0
    : accepts.some((accepted) => foldedWords(accepted) === name);
}

/** The option that means one of the accepted texts. */
function findMeaning(options: readonly string[], accepts: readonly string[]): number {
  const meanings = accepts.map(meaningOf).filter(Boolean);
  const same = options.findIndex((option) => meanings.includes(meaningOf(option)));
  if (same >= 0) return same;
  // One sentence that begins with it; of several, the rest decides.
  const [yes, no] = formLimits.yesNo.map(([word]) => word);
  const [said] = meanings;
  if (said === yes || said === no) {
    const [sentence = -1, ...others] = [...options.keys()].filter(
      (at) => answerOf(options[at] ?? '') === said,
    );
    return others.length > 0 ? -1 : sentence;
  }
  const near = [...options.keys()].filter((at) => {
    const option = options[at] ?? '';
    return isDialCode(option, accepts) || accepts.some((place) => isPlace(option, place));
  });
  const [first = -1, ...more] = near;
  // The same place with and without its district, say: the shortest name is the place itself.
  return more.length > 0 &&
    !more.every((at) => (options[at] ?? '').length > (options[first] ?? '').length)
    ? -1
    : first;
}

const BELOW =
  /^(?:<|less than|under|fewer than|up to|below|weniger als|unter|bis zu|moins de|menos de)/i;
const ABOVE =
  /\+|^(?:>|more than|over|above|mehr als|über|plus de|más de)|(?:or more|and above|ou plus|o más|und mehr|oder mehr)$/i;

function holdsYears(option: string, years: number): boolean {
  const [from, to] = (option.match(/\d+/g) ?? []).map(Number);
  if (from === undefined) return false;
  if (to !== undefined) return years >= from && years <= to;
  if (BELOW.test(option.trim())) return years < from;
  if (ABOVE.test(option.trim())) return years >= from;
  return years === from;
}

/** Whether an option stands for a value less exactly: a range of years, or the level of a degree. */
function isRangeOf(option: string, value: string, fact: FormFact): boolean {
  if (fact === 'experienceYears') return holdsYears(option, Number(value));
  const level = fact === 'degree' ? degreeLevel(value) : -1;
  return level >= 0 && degreeLevel(option) === level;
}

/**
 * The option that means one of the accepted texts, by its number; -1 if none does, or several do.
 *
 * @param accepts the value first; a place as "Berlin, Germany" also accepts what names more, a "+49" the option of its
 * country
 * @param fact what is asked for, if options may be ranges
 */
export function findOption(
  options: readonly string[],
  accepts: readonly string[],
  fact?: FormFact,
): number {
  const same = findMeaning(options, accepts);
  const [value = ''] = accepts;
  if (same >= 0 || !fact) return same;
  const [range = -1, ...more] = [...options.keys()].filter((at) =>
    isRangeOf(options[at] ?? '', value, fact),
  );
  return more.length > 0 ? -1 : range;
}
