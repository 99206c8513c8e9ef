import { findOption } from './findOption.ts';
import type { FormFact } from './formLabel.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** As many digits as a phone number has without the codes of its country and network. */
const FEWEST_DIGITS = 6;

/** The digits of a phone number that every way to write it ends with. */
const lastDigits = (text: string): string =>
  /^[\d\s+()./-]+$/.test(text.trim()) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';

/** Whether a field holds a value, also as a page reformats it: with other marks, or a number with its country's code. */
export function isSameValue(held: string, wanted: readonly string[], fact?: FormFact): boolean {
  if (wanted.some((value) => plain(value) === plain(held))) return true;
  const digits = lastDigits(held);
  const isNumber = wanted
    .map(lastDigits)
    .some(
      (number) =>
        Math.min(number.length, digits.length) >= FEWEST_DIGITS &&
        (digits.endsWith(number) || number.endsWith(digits)),
    );
  return isNumber || findOption([held], wanted, fact) === 0;
}
