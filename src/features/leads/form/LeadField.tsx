import { useField } from 'formik';
import { useMemo } from 'react';
import { LEAD_CATEGORIES, type LeadCategory } from '#domain/contract/enums.ts';
import {
  type LeadFormField,
  leadField,
  type LeadField as Row,
} from '#domain/contract/leadFields.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { fieldWord } from '#domain/leads/leadField.ts';
import { statusFields, statusKey, statusOfKey } from '#domain/leads/statusMenu.ts';
import { ReadTextField } from '#features/extraction/index.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import type { TextFieldProps } from '#ui/fields/TextField.tsx';
import { useStatuses } from '../useStatuses.ts';

const CATEGORY_OPTIONS = LEAD_CATEGORIES.map((value) => ({
  value,
  label: LEAD_CATEGORY_LABELS[value],
}));

type FieldInput = Pick<TextFieldProps, 'inputMode' | 'type' | 'max' | 'multiline'>;

/** Each kind of text with its keyboard on touch screens. */
export const FIELD_INPUTS: Partial<Record<Row['kind'], FieldInput>> = {
  text: { multiline: true },
  url: { inputMode: 'url' },
  email: { inputMode: 'email' },
  phone: { type: 'tel' },
  // Four digits, so that a year has no fifth one while it is typed.
  date: { type: 'date', max: '9999-12-31' },
  score: { inputMode: 'numeric' },
};

/** The label of a field of the form around it, in the words of the chosen type. */
export function useFieldLabel(): (name: LeadFormField) => string {
  const [{ value }] = useField<LeadCategory | ''>('type');
  return (name) => fieldWord({ category: value || null, type: 'lead' }, name, 'label');
}

interface LeadFieldProps extends Pick<TextFieldProps, 'hint' | 'placeholder' | 'rows'> {
  name: LeadFormField;
}

/** A field of the lead form. `rows` counts only for texts of several lines. */
export function LeadField({ name, ...props }: LeadFieldProps) {
  const [{ value: type }] = useField<LeadCategory | ''>('type');
  // Short forms have no status.
  const [{ value: status = 'new' }] = useField<string | undefined>('status');
  const { menu, current } = useStatuses();
  const statuses = useMemo(() => {
    const lead = { category: type || null, type: 'lead', ...statusOfKey(status) } as const;
    const { id } = current(lead);
    return menu([lead]).map((option) => ({
      // An own status that another type doesn't have, or that was deleted, stays until another is chosen.
      value: option.id === id ? status : statusKey(statusFields(option)),
      label: option.label,
    }));
  }, [type, status, menu, current]);
  const label = useFieldLabel()(name);
  const { kind, isRequired, example } = leadField(name);
  if (kind === 'choice') {
    const options = name === 'status' ? statuses : CATEGORY_OPTIONS;
    return <FormSelectField name={name} label={label} options={options} />;
  }
  return (
    <ReadTextField
      name={name}
      label={label}
      required={isRequired}
      placeholder={example}
      {...FIELD_INPUTS[kind]}
      {...props}
    />
  );
}
