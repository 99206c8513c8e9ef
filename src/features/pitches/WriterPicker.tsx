import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { usePitchWriters } from './usePitchWriters.ts';

const Writers = styled.fieldset`
  overflow: hidden;
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
`;

const Writer = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[3]};
  cursor: pointer;
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:has(:checked) {
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  input {
    accent-color: ${color.accent};
  }
  strong {
    ${text.label}
  }
  small {
    ${text.small}
    color: ${color.ink3};
  }
  > :last-child {
    grid-column: 2;
  }
`;

/** Chooses who writes the pitch. The choice is remembered in this browser. */
export function WriterPicker() {
  const { writer, options, choose } = usePitchWriters();
  const name = useId();
  return (
    <Writers>
      <VisuallyHidden as="legend">Written by</VisuallyHidden>
      {options.map(({ value, label, text: description }) => (
        <Writer key={value}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            aria-describedby={`${name}${value}`}
            checked={value === writer}
            onChange={() => choose(value)}
          />
          <strong>{label}</strong>
          <small id={`${name}${value}`}>{description}</small>
        </Writer>
      ))}
    </Writers>
  );
}
