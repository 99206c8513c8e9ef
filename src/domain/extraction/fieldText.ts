import postingLabels from '#domain/words/data/postingLabels.json' with { type: 'json' };
import { anyOf, onlyOf, plainMarks } from '#domain/words/phrases.ts';
import { isSection } from './isSection.ts';

/** Checks that keep menus, buttons and sentences out of short fields. */

const isShort = (text: string, words: number): boolean =>
  text.length >= 2 && text.length <= 120 && text.split(/\s+/).length <= words;

/** A full stop before another word, or a closing one after a lower-case word of a longer text. */
const isSentence = (text: string): boolean =>
  /[a-z]{3}[.!?]\s+\S/.test(text) || (/[.!?]$/.test(text) && text.split(/\s+/).length > 5);

const ACTION =
  /^(?:select|choose|search|all |any |find|enter|show|view|see|browse|change|filter|apply|save|share|follow|sign|log ?in|read|click|get|clear|back|home|menu|more|map)\b/i;
const NOT_STATED =
  /^(?:n\/?a|none|-+|tbd|tba|various|multiple locations?|\d+ (?:more )?(?:locations?|standorte|others?|offices?|jobs?))$/i;
const LABELS = Object.values(postingLabels.labels).map(onlyOf);
/** Whether the text is a label or the name of a section. */
export const isLabel = (text: string): boolean =>
  LABELS.some((label) => label.test(plainMarks(text))) || isSection(text);

/** Whether the text can be the place of a job. */
export function isLocation(text: string): boolean {
  return (
    isShort(text, 14) &&
    /\p{L}{2}/u.test(text) &&
    // A place has a capital letter, in scripts that have them.
    /[\p{Lu}\p{Lo}]|^(?:remote|hybrid|anywhere)$/u.test(text) &&
    !isSentence(text) &&
    !ACTION.test(text) &&
    !NOT_STATED.test(text) &&
    !isLabel(text) &&
    !/[?@]|https?:|\b(?:we|our|you|your|jobs?|vacanc(?:y|ies)|hiring|apply|unsere?|wir)\b/i.test(
      text,
    )
  );
}

/** "acme.com" says where a page is, not whose it is. */
const isHostName = (text: string): boolean =>
  /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/?$/i.test(text);

/** Whether the text can be the name of an employer. */
export function isCompanyName(text: string): boolean {
  return (
    isShort(text, 9) &&
    text.length <= 80 &&
    /[\p{L}\p{N}]{2}/u.test(text) &&
    !isSentence(text) &&
    !ACTION.test(text) &&
    !NOT_STATED.test(text) &&
    !isLabel(text) &&
    !isHostName(text) &&
    !/^(?:we|our|i|who|you|it|they|unsere?|wir|the company|hire|join|why|remote|hybrid)\b/i.test(
      text,
    ) &&
    !/[?@]|https?:|\bjobs? (?:in|near)\b|\b(?:m\/[wf]\/[dx]|f\/m|w\/m)\b/i.test(text)
  );
}

/** Whether the text states pay: an amount with a currency, or an amount per unit of time. */
export function isPay(text: string): boolean {
  return (
    text.length <= 100 &&
    /\d/.test(text) &&
    /[$€£¥₹₩₪₺₽]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|NOK|SEK|DKK|PLN|CZK|HUF|INR|JPY|SGD|HKD|ZAR|BRL|MXN|kr|zł|AED|ILS)\b/i.test(
      text,
    ) &&
    !isSentence(text)
  );
}

const TYPE = anyOf(postingLabels.employmentTypes);

/** Whether the text names a kind of employment. */
export const isEmploymentType = (text: string): boolean =>
  isShort(text, 6) && TYPE.test(text) && !isSentence(text);
