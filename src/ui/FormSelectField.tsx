import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { SelectField } from './SelectField.tsx';

type FormSelectFieldProps = Omit<
  ComponentProps<typeof SelectField>,
  'value' | 'onValueChange' | 'error'
> & {
  /** The field's name in the surrounding Formik form. */
  name: string;
};

/** A SelectField that takes its value from the surrounding Formik form. */
export function FormSelectField({ name, ...props }: FormSelectFieldProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  return (
    <SelectField
      {...props}
      value={value}
      onValueChange={setValue}
      error={touched ? error : undefined}
    />
  );
}
