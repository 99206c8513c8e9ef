import type { LeadUpdate } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { readAmount } from '#domain/leads/amount.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { type LeadFormField, leadFormField } from '../form/leadFormFields.ts';
import { leadFormSchema } from '../form/leadFormSchema.ts';

/* Text typed in a lead's details -> the update, or what is wrong with it. */

export type ParsedDetail = { changes: LeadUpdate } | { error: string };
export type ParseDetail = (text: string) => ParsedDetail;

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
export function parseWebsite(text: string): ParsedDetail {
  const website = text === '' ? '' : toWebAddress(text);
  return website === null || website.length > LIMITS.url
    ? { error: 'Enter a web address, such as https://example.com.' }
    : { changes: { contactInfo: { website } } };
}

/** A field of the lead form, with the form's rule. */
export const parseFormField =
  (name: LeadFormField) =>
  (text: string): ParsedDetail => {
    const { kind, ...field } = leadFormField(name);
    try {
      leadFormSchema.validateSyncAt(name, { [name]: text });
    } catch (error) {
      return { error: (error as Error).message };
    }
    const value = kind === 'url' ? (toWebAddress(text) ?? '') : text;
    return {
      changes:
        'lead' in field ? { [field.lead]: value } : { contactInfo: { [field.contact]: value } },
    };
  };

/** Tags that are separated by commas, each once. */
export function parseTags(text: string): ParsedDetail {
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
    if (tag.length > LIMITS.tag)
      return { error: `A tag must be ${LIMITS.tag} characters or fewer.` };
  }
  if (tags.size > LIMITS.tags) return { error: `A lead can have up to ${LIMITS.tags} tags.` };
  return { changes: { tags: [...tags.values()] } };
}

/** Nothing clears the notes. */
export const parseQualificationNotes = (text: string): ParsedDetail =>
  text.length > LIMITS.qualificationNotes
    ? { error: `Notes must be ${LIMITS.qualificationNotes.toLocaleString()} characters or fewer.` }
    : { changes: { qualificationNotes: text } };
