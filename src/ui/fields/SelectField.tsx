import { Field, type FieldProps } from './Field.tsx';
import { type Options, SelectControl } from './SelectControl.tsx';

interface SelectFieldProps extends FieldProps {
  /** '' when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: Options;
}

/** A select with its label. */
export const SelectField = ({ value, onValueChange, options, ...field }: SelectFieldProps) => (
  <Field {...field}>
    {(attributes) => (
      <SelectControl
        {...attributes}
        value={value}
        onValueChange={onValueChange}
        options={options}
      />
    )}
  </Field>
);
