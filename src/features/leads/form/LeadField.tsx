import { useField } from 'formik';
import { useMemo } from 'react';
import { LEAD_CATEGORIES, type LeadCategory, type LeadStatus } from '#domain/contract/enums.ts';
import { fieldWord } from '#domain/leads/fieldsByCategory.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { ReadTextField } from '#features/extraction/index.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import type { TextFieldProps } from '#ui/fields/TextField.tsx';
import { useStatuses } from '../useStatuses.ts';
import { type LeadFormField, leadFormField } from './leadFormFields.ts';

const CATEGORY_OPTIONS = LEAD_CATEGORIES.map((value) => ({
  value,
  label: LEAD_CATEGORY_LABELS[value],
}));

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

/** The label of a field of the form around it, in the words of the chosen type. */
export function useFieldLabel(): (name: LeadFormField) => string {
  const [{ value }] = useField<LeadCategory | ''>('type');
  return (name) => {
    const field = leadFormField(name);
    const lead = { category: value || null, type: 'lead' } as const;
    return 'lead' in field ? fieldWord(lead, field.lead, field.label) : field.label;
  };
}

interface LeadFieldProps extends Pick<TextFieldProps, 'hint' | 'placeholder' | 'rows'> {
  name: LeadFormField;
}

/** A field of the lead form. `rows` counts only for texts of several lines. */
export function LeadField({ name, ...props }: LeadFieldProps) {
  const [{ value: type }] = useField<LeadCategory | ''>('type');
  const [{ value: status }] = useField<LeadStatus>('status');
  const { menu } = useStatuses();
  const statuses = useMemo(() => {
    const lead = { category: type || null, type: 'lead', status, customStatus: '' } as const;
    // The form keeps an own status with its own.
    const offered = menu([lead]).filter((option) => option.id === option.status);
    return offered.map(({ id, label }) => ({ value: id, label }));
  }, [type, status, menu]);
  const label = useFieldLabel()(name);
  const { kind = 'line', required } = leadFormField(name);
  if (kind === 'choice') {
    const options = name === 'status' ? statuses : CATEGORY_OPTIONS;
    return <FormSelectField name={name} label={label} options={options} />;
  }
  return (
    <ReadTextField name={name} label={label} required={required} {...INPUTS[kind]} {...props} />
  );
}
