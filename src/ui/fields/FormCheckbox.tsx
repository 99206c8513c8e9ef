import { useField } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../theme.ts';

/** A checkbox and its text. */
export const CheckboxLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  min-height: 38px;
  cursor: pointer;

  input {
    width: 16px;
    height: 16px;
    accent-color: ${color.accent};
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

/** A checkbox bound to the field `name` of the surrounding Formik form. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return (
    <CheckboxLabel>
      <input type="checkbox" name={name} checked={value} onChange={onChange} onBlur={onBlur} />
      {children}
    </CheckboxLabel>
  );
}
