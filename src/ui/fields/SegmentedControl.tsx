import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { color, media, motion, radius, shadow, space, text } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

const Track = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  max-width: 100%;
  padding: 2px;
  border-radius: 8px;
  background: ${color.sunken};
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-height: 32px;
  padding: 4px ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.small}
  font-weight: 500;
  text-align: center;
  cursor: pointer;
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
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${media.touch} {
    min-height: 44px;
    padding-inline: ${space[2]};
  }
`;

interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** A choice between a few visible options. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Track>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
