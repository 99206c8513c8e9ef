import { LIMITS } from '#domain/contract/limits.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { refusal } from './refusal.ts';

/** What is wrong with a value, as it follows the field's name in a sentence; `null`: nothing. */
type Check = (value: unknown) => string | null;

/** The checks of an object's fields, by name. */
export interface Checks {
  [name: string]: Check | Checks;
}

export const anything: Check = () => null;

export const text =
  (max: number): Check =>
  (value) => {
    if (typeof value !== 'string') return 'must be text';
    return value.length > max ? `must have at most ${max} characters` : null;
  };

export const requiredText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.trim() === '' ? 'must not be empty' : text(max)(value);

export const webAddress =
  (max: number): Check =>
  (value) => {
    if (typeof value !== 'string' || value === '' || isWebAddress(value)) return text(max)(value);
    return 'must be a web address that starts with http:// or https://';
  };

export const number =
  (min: number, max: number): Check =>
  (value) => {
    if (typeof value !== 'number') return 'must be a number';
    if (value < min) return `must be at least ${min}`;
    return value > max ? `must be at most ${max}` : null;
  };

/** The query parameter that says how many entries one answer of a list may have. */
export const pageLimit: Check = (value) =>
  /^\d+$/.test(String(value)) && Number(value) >= 1 && Number(value) <= LIMITS.page
    ? null
    : `must be a whole number from 1 to ${LIMITS.page}`;

export const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string) ? null : `must be one of ${words.join(', ')}`;

export const trueOrFalse: Check = (value) =>
  typeof value === 'boolean' ? null : 'must be true or false';

export const list: Check = (value) => (Array.isArray(value) ? null : 'must be a list');

export const requiredList: Check = (value) =>
  Array.isArray(value) && value.length === 0 ? 'must not be empty' : list(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

/**
 * Refuses with 400 what the server refuses: a required field that is not there, one that nobody
 * knows, and the first value that a check complains of.
 */
export function checkFields(
  fields: object,
  checks: Checks,
  { required = [], path = '' }: { required?: readonly string[]; path?: string } = {},
): void {
  for (const name of required) {
    if (!(name in fields)) throw refusal(400, `${path}${name} is required.`);
  }
  for (const [name, value] of Object.entries(fields)) {
    const check = checks[name];
    if (!check) throw refusal(400, `${path}${name} is not a known field.`);
    if (typeof check === 'object') {
      checkFields(value as object, check, { path: `${path}${name}.` });
      continue;
    }
    const complaint = check(value);
    if (complaint) throw refusal(400, `${path}${name} ${complaint}.`);
  }
}
