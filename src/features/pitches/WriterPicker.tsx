import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { tabChosen } from '#features/settings/index.ts';
import { textLink } from '#ui/buttons/textLink.ts';
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

const Connect = styled(Link)`
  display: inline-block;
  margin-top: ${space[2]};
  ${text.small}
  ${textLink}
`;

/** The way to a model of the user's own, where there is none. */
function ConnectAi() {
  const dispatch = useAppDispatch();
  const { data } = useGetPitchUsageQuery();
  if (data?.model !== null) return null;
  return (
    <Connect to="/app/settings" onClick={() => dispatch(tabChosen('ai'))}>
      Connect an AI
    </Connect>
  );
}

/** Chooses who writes the pitch. The choice is remembered in this browser. */
export function WriterPicker() {
  const { writer, options, choose } = usePitchWriters();
  const name = useId();
  return (
    <>
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
      <ConnectAi />
    </>
  );
}
