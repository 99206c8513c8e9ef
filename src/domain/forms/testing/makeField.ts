import type { FormField } from '../formField.ts';

let made = 0;

/** A field of a form, as the page describes it. */
export function makeField(overrides: Partial<FormField> = {}): FormField {
  made += 1;
  return {
    id: `0:${made}`,
    kind: 'text',
    type: 'text',
    label: '',
    name: '',
    group: '',
    form: '0:page',
    autocomplete: '',
    placeholder: '',
    description: '',
    options: [],
    isRequired: false,
    value: '',
    maxLength: -1,
    language: 'en',
    ...overrides,
  };
}
