import { useField } from 'formik';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Muted } from '../display/Muted.tsx';
import { color, media, space } from '../theme.ts';

/** The browser's own checkbox, in our colors. */
export const Checkbox = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  min-height: 38px;
  cursor: pointer;
  & + ${Muted} {
    padding-left: 24px;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

interface LabeledCheckboxProps extends ComponentProps<'input'> {
  /** What it changes. */
  hint?: string;
  children: ReactNode;
}

/** A checkbox and its text. */
export function LabeledCheckbox({ hint, children, ...input }: LabeledCheckboxProps) {
  const hintId = useId();
  const labeled = (
    <Label>
      <Checkbox {...input} aria-describedby={hint && hintId} />
      {children}
    </Label>
  );
  return hint ? (
    <div>
      {labeled}
      <Muted id={hintId}>{hint}</Muted>
    </div>
  ) : (
    labeled
  );
}

/** A checkbox bound to the field `name` of the surrounding Formik form. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return (
    <LabeledCheckbox name={name} checked={value} onChange={onChange} onBlur={onBlur}>
      {children}
    </LabeledCheckbox>
  );
}
