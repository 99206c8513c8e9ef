import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { SelectField } from './SelectField.tsx';

type FormSelectFieldProps = Omit<
  ComponentProps<typeof SelectField>,
  'value' | 'onValueChange' | 'error'
> & {
  name: string;
};

/** A SelectField bound to the field `name` of the surrounding Formik form. */
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
