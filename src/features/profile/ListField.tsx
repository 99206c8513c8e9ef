import { useField, useFormikContext } from 'formik';
import { memo, useState } from 'react';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';
import { joinList, parseList } from './listText.ts';

const sameItems = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

interface ListLineProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  name: string;
  items: string[];
  setItems: (name: string, items: string[]) => void;
}

/** Memoized, so that typing in other fields doesn't render it. */
const ListLine = memo(function ListLine({ items, setItems, ...props }: ListLineProps) {
  const [typed, setTyped] = useState({ line: joinList(items), items, known: items });

  if (!sameItems(typed.items, items)) {
    setTyped({ line: joinList(items), items, known: [...typed.known, ...items] });
  }
  const change = (line: string) => {
    const next = parseList(line, typed.known);
    setTyped({ ...typed, line, items: next });
    setItems(props.name, next);
  };
  return (
    <TextField {...props} value={typed.line} onChange={({ target }) => change(target.value)} />
  );
});

/**
 * A list of the surrounding Formik form, edited as one comma-separated line. The line stays as typed
 * unless the list changes from outside.
 */
export function ListField({ name, ...props }: TextFieldProps & { name: string }) {
  const [{ value: items, onBlur }, { touched, error }] = useField<string[]>(name);
  const { setFieldValue } = useFormikContext();
  return (
    <ListLine
      {...props}
      name={name}
      items={items}
      setItems={setFieldValue}
      onBlur={onBlur}
      error={touched && error}
    />
  );
}
