import { type LeadField, type LeadFieldName, leadField } from '#domain/contract/leadFields.ts';
import type { LeadUpdate } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { readAmount } from '#domain/leads/amount.ts';
import { withValueAt } from '#domain/leads/leadField.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { fieldRule } from '../form/leadFormSchema.ts';

/* Text typed in a lead's details -> the update, or what is wrong with it. */

/** `save` is for what isn't saved with the lead. */
export type ParsedDetail =
  | { changes: LeadUpdate }
  | { save: () => Promise<unknown> }
  | { error: string };
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

function parseScore(text: string): ParsedDetail {
  if (text === '') return { changes: { score: null } };
  const score = Number(text);
  return Number.isInteger(score) && score >= 0 && score <= 100
    ? { changes: { score } }
    : { error: 'Enter a whole number from 0 to 100.' };
}

/** Tags that are separated by commas, each once. */
function parseTags(text: string): ParsedDetail {
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
    if (tag.length > LIMITS.tag)
      return { error: `A tag must be ${LIMITS.tag} characters or fewer.` };
  }
  if (tags.size > LIMITS.tags) return { error: `A lead can have up to ${LIMITS.tags} tags.` };
  return { changes: { tags: [...tags.values()] } };
}

/** A text is checked like a field of the form. */
function parseText(name: LeadFieldName, text: string): ParsedDetail {
  const { path, kind } = leadField(name);
  try {
    fieldRule(name).validateSync(text);
  } catch (error) {
    return { error: (error as Error).message };
  }
  const value = kind === 'url' ? (toWebAddress(text) ?? '') : text;
  return { changes: withValueAt(path, value) };
}

const PARSERS: Partial<Record<LeadField['kind'], ParseDetail>> = {
  score: parseScore,
  tags: parseTags,
};

/** What is typed for a fact. Nothing clears it. */
export const parseFact = (name: LeadFieldName): ParseDetail =>
  PARSERS[leadField(name).kind] ?? ((text) => parseText(name, text));
