import { memo } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldProps } from './Field.tsx';
import { type Options, SelectControl } from './SelectControl.tsx';
import { color, space } from './theme.ts';

const Control = styled(SelectControl)`
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
  name?: string;
}

/** A select with its label. Memoized like TextField. */
export const SelectField = memo(function SelectField({
  value,
  onValueChange,
  options,
  name,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <Control
          {...attributes}
          name={name}
          listLabel={field.label}
          placeholder="Choose…"
          value={value}
          onValueChange={onValueChange}
          options={options}
        />
      )}
    </Field>
  );
});
