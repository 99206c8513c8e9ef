import { ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { memo } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { labelOf, type Options, SelectList } from './SelectList.tsx';
import { color, space } from './theme.ts';

export type { Option, OptionGroup } from './SelectList.tsx';

const Trigger = styled(Select.Trigger)`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  text-align: left;

  &[data-placeholder] {
    color: ${color.ink3};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface SelectFieldProps extends FieldProps {
  /** '' when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: Options;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** A select with its label. Memoized like TextField. */
export const SelectField = memo(function SelectField({
  value,
  onValueChange,
  options,
  placeholder = 'Choose…',
  name,
  disabled = false,
  onBlur,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <Select.Root value={value} onValueChange={onValueChange} disabled={disabled}>
          <Trigger {...attributes} name={name} onBlur={onBlur}>
            <Select.Value placeholder={placeholder}>{labelOf(options, value)}</Select.Value>
            <Select.Icon asChild>
              <Icon of={ChevronDown} />
            </Select.Icon>
          </Trigger>
          <SelectList options={options} />
        </Select.Root>
      )}
    </Field>
  );
});
