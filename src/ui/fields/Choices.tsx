import { useId } from 'react';
import styled, { css } from 'styled-components';
import { color, media, motion, radius, shadow, space, text } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

const Group = styled.fieldset`
  max-width: 100%;
  legend {
    margin-bottom: 6px;
    ${text.smallest}
    color: ${color.ink3};
  }
  > div {
    display: grid;
    /* Two columns, or four where they have the room. */
    grid-template-columns: repeat(auto-fill, minmax(max(112px, 25% - ${space[2]}), 1fr));
    gap: ${space[2]};
  }
  &[data-joined] {
    display: inline-block;
    legend {
      ${visuallyHidden}
    }
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 2px;
      padding: 2px;
      border-radius: 8px;
      background: ${color.sunken};
    }
  }
`;

const joined = css`
  flex: 1 1 auto;
  justify-content: center;
  min-height: 32px;
  padding-block: 4px;
  border-color: transparent;
  color: ${color.ink2};
  text-align: center;
  transition:
    background ${motion.fast},
    color ${motion.fast};
  input {
    ${visuallyHidden}
  }
  &:hover {
    color: ${color.ink};
  }
  &:has(:checked) {
    border-color: ${color.control};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow.card};
  }
`;

const Choice = styled.label<{ $isJoined: boolean; $isWide: boolean | undefined }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  grid-column: ${({ $isWide }) => $isWide && 'span 2'};
  min-height: 38px;
  padding: 5px ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  ${text.label}
  cursor: pointer;

  input {
    flex: none;
    width: 16px;
    height: 16px;
    accent-color: ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:has(small) {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px ${space[2]};
  }
  small {
    grid-column: 2;
    ${text.small}
    color: ${color.ink3};
  }
  ${({ $isJoined }) =>
    $isJoined
      ? joined
      : `&:hover {
          background: ${color.hover};
        }
        &:has(:checked) {
          border-color: ${color.accent};
          background: ${color.selected};
          box-shadow: inset 0 0 0 1px ${color.accent};
        }`}
  ${media.touch} {
    min-height: 44px;
  }
`;

interface ChoicesProps<Value extends string> {
  /** The heading of the group; only its accessible name if they're joined. */
  label: string;
  /** The name that groups share whose options exclude each other. */
  name?: string;
  /** In one bar, instead of a grid. */
  isJoined?: boolean;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; hint?: string; isWide?: boolean }[];
}

/** A choice between a few options that are all seen. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { isJoined = false } = props;
  const ownName = useId();
  return (
    <Group data-joined={isJoined || undefined}>
      <legend>{props.label}</legend>
      <div>
        {props.options.map(({ value, label, hint, isWide }) => (
          <Choice key={value} $isJoined={isJoined} $isWide={isWide}>
            <input
              type="radio"
              name={props.name ?? ownName}
              value={value}
              aria-label={hint && label}
              aria-describedby={hint && `${ownName}${value}`}
              checked={value === props.value}
              onChange={() => props.onValueChange(value)}
            />
            {label}
            {hint && <small id={`${ownName}${value}`}>{hint}</small>}
          </Choice>
        ))}
      </div>
    </Group>
  );
}
