import { useField } from 'formik';
import { MousePointerClick } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { LEAD_CATEGORIES, type LeadCategory } from '#domain/contract/enums.ts';
import {
  type LeadFormField,
  leadField,
  type LeadField as Row,
} from '#domain/contract/leadFields.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { fieldWord } from '#domain/leads/leadField.ts';
import { statusFields, statusKey, statusOfKey } from '#domain/leads/statusMenu.ts';
import { ReadTextField, useFormReading } from '#features/extraction/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import type { TextFieldProps } from '#ui/fields/TextField.tsx';
import { color, space } from '#ui/theme.ts';
import { useStatuses } from '../useStatuses.ts';
import { PICK_NAMES } from './pickFields.ts';

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
function useFieldLabel(): (name: LeadFormField) => string {
  const [{ value }] = useField<LeadCategory | ''>('type');
  return (name) => fieldWord({ category: value || null, type: 'lead' }, name, 'label');
}

/** A field, which may be empty and wait for a click in the posting. */
const FieldBox = styled.div`
  position: relative;
  min-width: 0;
  &[data-waiting] input {
    border-style: dashed;
    &::placeholder {
      color: ${color.ink2};
    }
    &:focus {
      border-style: solid;
      &::placeholder {
        color: ${color.accentText};
      }
    }
  }
`;

const ClickMark = styled.span`
  position: absolute;
  top: 36px;
  right: ${space[3]};
  color: ${color.ink3};
  pointer-events: none;
  :focus-within > & {
    color: ${color.accentText};
  }
`;

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
  const [{ value }] = useField<string>(name);
  const [isFocused, setFocused] = useState(false);
  const isWaiting = useFormReading()?.reading != null && value === '' && name in PICK_NAMES;
  if (kind === 'choice') {
    const options = name === 'status' ? statuses : CATEGORY_OPTIONS;
    return <FormSelectField name={name} label={label} options={options} />;
  }
  const input = FIELD_INPUTS[kind];
  // A date field shows no words.
  const waits = isWaiting && {
    placeholder: 'Click it in the text',
    ...(kind === 'date' && !isFocused && { type: 'text' }),
  };
  return (
    <FieldBox
      data-waiting={isWaiting || undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ReadTextField
        name={name}
        label={label}
        required={isRequired}
        placeholder={example}
        {...input}
        {...props}
        {...waits}
      />
      {isWaiting && (
        <ClickMark>
          <Icon of={MousePointerClick} size={16} />
        </ClickMark>
      )}
    </FieldBox>
  );
}
