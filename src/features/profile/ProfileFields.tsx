import { useField, useFormikContext } from 'formik';
import { type ComponentProps, useCallback } from 'react';
import styled from 'styled-components';
import { splitList } from '#domain/profile/profile.ts';
import { FormCheckbox } from '#ui/fields/Checkbox.tsx';
import { ChipsField, type ChipsFieldProps } from '#ui/fields/ChipsField.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { space } from '#ui/theme.ts';
import { type FieldKind, isList, type ProfileField } from './profileFields.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space[4]};
  align-items: start;
  /* Text of more than a line gets the whole width. */
  > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const INPUTS: Partial<Record<FieldKind, Partial<ComponentProps<typeof FormTextField>>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  address: { inputMode: 'url' },
  years: { inputMode: 'decimal' },
  prose: { multiline: true, rows: 3 },
};

type ListFieldProps = Omit<ChipsFieldProps, 'items' | 'onItemsChange' | 'parse'> & { name: string };

function ListField({ name, ...props }: ListFieldProps) {
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

function ProfileInput({ field, path }: { field: ProfileField; path: string }) {
  const { name, label, kind, required, options = [], ...texts } = field;
  const shared = { ...texts, name: path + name, label, required: required !== undefined };
  if (isList(field)) return <ListField {...shared} />;
  if (kind === 'flag') return <FormCheckbox name={shared.name}>{label}</FormCheckbox>;
  if (kind === 'choice') {
    const choices = options.map((option) => ({ value: option, label: option }));
    return <FormSelectField name={shared.name} label={label} options={choices} />;
  }
  return <FormTextField {...shared} {...INPUTS[kind]} />;
}

/** Prose, and lists that get long. */
const isWide = (field: ProfileField): boolean =>
  field.kind === 'prose' ||
  field.kind === 'lines' ||
  (isList(field) && field.required !== undefined);

interface ProfileFieldsProps {
  fields: readonly ProfileField[];
  /** Before the names of the fields, such as 'experience.0.'. */
  path?: string;
}

/** Fields of the profile form. */
export const ProfileFields = ({ fields, path = '' }: ProfileFieldsProps) => (
  <Grid>
    {fields.map((field) => (
      <div key={field.name} data-wide={isWide(field) || undefined}>
        <ProfileInput field={field} path={path} />
      </div>
    ))}
  </Grid>
);
