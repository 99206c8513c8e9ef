import { useField } from 'formik';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A TextField bound to the field `name` of the surrounding Formik form. */
export function FormTextField(props: TextFieldProps & { name: string }) {
  const [field, { touched, error }] = useField<string>(props.name);
  return <TextField {...props} {...field} error={touched && error} />;
}
