import { object, type StringSchema, string } from 'yup';
import {
  LEAD_FORM_NAMES,
  type LeadFieldName,
  type LeadFormField,
  leadField,
} from '#domain/contract/leadFields.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { atMost } from '#ui/fields/atMost.ts';

/** The rule of a field that is typed (product spec, section 5), with the contract's limits. */
export function fieldRule(name: LeadFieldName): StringSchema {
  const { kind, label, max, isRequired } = leadField(name);
  if (kind === 'url')
    return atMost(label, LIMITS.url).test(
      'web-address',
      `${label} must be a web address such as https://example.com/job.`,
      (typed = '') => typed === '' || toWebAddress(typed) !== null,
    );
  if (kind === 'email')
    return atMost(label, LIMITS.email).test(
      'email',
      `${label} must be an email address such as name@example.com.`,
      (typed = '') => typed === '' || isEmailAddress(typed),
    );
  const rule = max ? atMost(label, max) : string();
  return isRequired ? rule.required(`${label} is required.`) : rule;
}

/** The rules of the lead form. */
export const leadFormSchema = object(
  Object.fromEntries(LEAD_FORM_NAMES.map((name) => [name, fieldRule(name)])) as Record<
    LeadFormField,
    StringSchema
  >,
);
