import { useField, useFormikContext } from 'formik';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * A TextField bound to the field `name` of the surrounding Formik form. That it's empty is no error before the form
 * is submitted.
 */
export function FormTextField(props: TextFieldProps & { name: string }) {
  const [field, { touched, error }] = useField<string>(props.name);
  const { submitCount } = useFormikContext();
  const isJudged = touched && (submitCount > 0 || field.value !== '');
  return <TextField {...props} {...field} error={isJudged && error} />;
}
