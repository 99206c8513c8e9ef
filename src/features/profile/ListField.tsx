import { useField } from 'formik';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';
import { joinList, parseList } from './listText.ts';

const sameItems = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * A list of the surrounding Formik form, typed as one line with commas. The line stays as it is
 * typed; it is written anew only when the list was changed from elsewhere.
 */
export function ListField({ name, ...props }: TextFieldProps & { name: string }) {
  const [{ value: items, onBlur }, { touched, error }, { setValue }] = useField<string[]>(name);
  const [typed, setTyped] = useState({ line: joinList(items), items, known: items });

  if (!sameItems(typed.items, items)) {
    setTyped({ line: joinList(items), items, known: [...typed.known, ...items] });
  }
  const change = (line: string) => {
    const next = parseList(line, typed.known);
    setTyped({ ...typed, line, items: next });
    setValue(next);
  };
  return (
    <TextField
      {...props}
      name={name}
      value={typed.line}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
      error={touched && error}
    />
  );
}
