import { memo } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { type Options, SelectControl } from './SelectControl.tsx';

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
        <SelectControl
          {...attributes}
          name={name}
          value={value}
          onValueChange={onValueChange}
          options={options}
        />
      )}
    </Field>
  );
});
