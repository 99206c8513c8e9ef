import type { LeadUpdate } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { readAmount } from '#domain/leads/amount.ts';
import { toWebAddress } from '#domain/webAddress.ts';

/* Text typed in a lead's details -> the update, or what is wrong with it. */

export type ParsedDetail = { changes: LeadUpdate } | { error: string };

/**
 * '14,400' or '€14,400'; nothing clears the value. An amount without a currency is in `current`.
 *
 * @param own the user's currency
 */
export const parseValue =
  (current: string, own: string) =>
  (text: string): ParsedDetail => {
    if (text === '') return { changes: { value: 0 } };
    const example = (14_400).toLocaleString();
    const amount = readAmount(text, { currency: own });
    if (amount === null) return { error: `Enter an amount, such as ${example} or €${example}.` };
    if ('readings' in amount) {
      const [one, other] = amount.readings.map((reading) => reading.toLocaleString());
      return { error: `Is it ${one} or ${other}? Please enter one of them.` };
    }
    if (amount.value > LIMITS.value) {
      return { error: `Enter an amount up to ${LIMITS.value.toLocaleString()}.` };
    }
    return { changes: { value: amount.value, currency: amount.currency ?? current } };
  };

/** Nothing clears the score. */
export function parseScore(text: string): ParsedDetail {
  if (text === '') return { changes: { score: null } };
  const score = Number(text);
  return Number.isInteger(score) && score >= 0 && score <= 100
    ? { changes: { score } }
    : { error: 'Enter a whole number from 0 to 100.' };
}

/** Nothing clears the address. */
export const parseAddress =
  (field: 'linkedin' | 'website') =>
  (text: string): ParsedDetail => {
    const address = text === '' ? '' : toWebAddress(text);
    if (address === null || address.length > LIMITS.url) {
      return { error: 'Enter a web address, such as https://example.com.' };
    }
    return { changes: { contactInfo: { [field]: address } } };
  };

/** Adds tags that are separated by commas. Tags that the lead has already stay once. */
export const parseTags =
  (tags: readonly string[]) =>
  (text: string): ParsedDetail => {
    const added = text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    const tooLong = added.some((tag) => tag.length > LIMITS.tag);
    if (tooLong) return { error: `A tag must be ${LIMITS.tag} characters or fewer.` };
    const all = [...tags];
    for (const tag of added) {
      if (!all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
    }
    if (all.length > LIMITS.tags) return { error: `A lead can have up to ${LIMITS.tags} tags.` };
    return { changes: { tags: all } };
  };

/** Nothing clears the notes. */
export const parseQualificationNotes = (text: string): ParsedDetail =>
  text.length > LIMITS.qualificationNotes
    ? { error: `Notes must be ${LIMITS.qualificationNotes.toLocaleString()} characters or fewer.` }
    : { changes: { qualificationNotes: text } };
