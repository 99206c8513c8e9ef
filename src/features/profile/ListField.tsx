import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { splitList } from '#domain/profile/profile.ts';
import { ChipsField, type ChipsFieldProps } from '#ui/fields/ChipsField.tsx';

type ListFieldProps = Omit<ChipsFieldProps, 'items' | 'onItemsChange' | 'parse'> & { name: string };

/** A list of the surrounding Formik form. */
export function ListField({ name, ...props }: ListFieldProps) {
  const [{ value: items, onBlur }, { touched, error }] = useField<string[]>(name);
  const { setFieldValue } = useFormikContext();
  const change = useCallback(
    (next: string[]) => void setFieldValue(name, next),
    [name, setFieldValue],
  );
  return (
    <ChipsField
      {...props}
      name={name}
      items={items}
      onItemsChange={change}
      parse={splitList}
      onBlur={onBlur}
      error={touched && error}
    />
  );
}
