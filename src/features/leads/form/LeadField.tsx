import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { LEAD_CATEGORIES, type LeadStatus } from '#domain/contract/enums.ts';
import {
  FORM_LEAD_STATUSES,
  LEAD_CATEGORY_LABELS,
  LEAD_STATUS_LABELS,
} from '#domain/leads/lead.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import type { TextFieldProps } from '#ui/fields/TextField.tsx';
import { type LeadFormField, leadFormField } from './leadFormFields.ts';
import type { LeadFormValues } from './leadFormValues.ts';

const CATEGORY_OPTIONS = LEAD_CATEGORIES.map((value) => ({
  value,
  label: LEAD_CATEGORY_LABELS[value],
}));

/** The form's statuses, plus the lead's own one. */
function statusOptions(current: LeadStatus) {
  const offered: readonly LeadStatus[] = FORM_LEAD_STATUSES;
  const statuses = offered.includes(current) ? offered : [...offered, current];
  return statuses.map((value) => ({ value, label: LEAD_STATUS_LABELS[value] }));
}

/** Each kind of text with its keyboard on touch screens. */
const INPUTS = {
  line: {},
  text: { multiline: true },
  url: { inputMode: 'url' },
  email: { inputMode: 'email' },
  phone: { type: 'tel' },
  // Four digits, so that a year has no fifth one while it is typed.
  date: { type: 'date', max: '9999-12-31' },
} satisfies Record<string, Partial<TextFieldProps>>;

interface LeadFieldProps extends Pick<TextFieldProps, 'hint' | 'placeholder' | 'rows'> {
  name: LeadFormField;
}

/** A field of the lead form. `rows` counts only for texts of several lines. */
export function LeadField({ name, ...props }: LeadFieldProps) {
  const { initialValues } = useFormikContext<LeadFormValues>();
  const statuses = useMemo(() => statusOptions(initialValues.status), [initialValues.status]);
  const { label, kind = 'line', required } = leadFormField(name);
  if (kind === 'choice') {
    const options = name === 'status' ? statuses : CATEGORY_OPTIONS;
    return <FormSelectField name={name} label={label} options={options} />;
  }
  return (
    <FormTextField name={name} label={label} required={required} {...INPUTS[kind]} {...props} />
  );
}
