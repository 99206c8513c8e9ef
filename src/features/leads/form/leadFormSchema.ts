import { object, type StringSchema, string } from 'yup';
import { contactEmailRule, webAddressRule } from '#features/shell/fieldRules.ts';
import { atMost } from '#ui/fields/atMost.ts';
import { LEAD_FORM_NAMES, type LeadFormField, leadFormField } from './leadFormFields.ts';

function ruleOf(name: LeadFormField): StringSchema {
  const { kind, label, max, required } = leadFormField(name);
  if (kind === 'url') return webAddressRule(label);
  if (kind === 'email') return contactEmailRule();
  const rule = max ? atMost(label, max) : string();
  return required ? rule.required(`${label} is required.`) : rule;
}

/** The rules of the lead form (product spec, section 5), with the contract's limits. */
export const leadFormSchema = object(
  Object.fromEntries(LEAD_FORM_NAMES.map((name) => [name, ruleOf(name)])) as Record<
    LeadFormField,
    StringSchema
  >,
);
