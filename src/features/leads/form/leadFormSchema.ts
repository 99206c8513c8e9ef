import { object, type StringSchema, string } from 'yup';
import {
  LEAD_FORM_NAMES,
  type LeadFieldName,
  type LeadFormField,
  leadField,
} from '#domain/contract/leadFields.ts';
import { contactEmailRule, webAddressRule } from '#features/shell/fieldRules.ts';
import { atMost } from '#ui/fields/atMost.ts';

/** The rule of a field that is typed (product spec, section 5), with the contract's limits. */
export function fieldRule(name: LeadFieldName): StringSchema {
  const { kind, label, max, isRequired } = leadField(name);
  if (kind === 'url') return webAddressRule(label);
  if (kind === 'email') return contactEmailRule();
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
