import { useField, useFormikContext } from 'formik';
import { type ComponentProps, useCallback } from 'react';
import { SelectField } from './SelectField.tsx';

type FormSelectFieldProps = Omit<
  ComponentProps<typeof SelectField>,
  'value' | 'onValueChange' | 'error'
> & {
  name: string;
};

/** A SelectField bound to the field `name` of the surrounding Formik form. */
export function FormSelectField({ name, ...props }: FormSelectFieldProps) {
  const [{ value }, { touched, error }] = useField<string>(name);
  const { setFieldValue } = useFormikContext();
  const choose = useCallback(
    (chosen: string) => {
      setFieldValue(name, chosen);
    },
    [setFieldValue, name],
  );
  return (
    <SelectField
      {...props}
      value={value}
      onValueChange={choose}
      error={touched ? error : undefined}
    />
  );
}
