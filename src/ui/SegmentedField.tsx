import { ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { color, media, motion, radius, shadow, space, text } from './theme.ts';

const Label = styled.p`
  margin-bottom: 6px;
  ${text.label}
  color: ${color.ink2};
`;

const Track = styled(ToggleGroup.Root)`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 2px;
  border-radius: 8px;
  background: ${color.sunken};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
  }
`;

const Choice = styled(ToggleGroup.Item)`
  min-height: 34px;
  padding: ${space[1]} ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.label}
  white-space: nowrap;
  transition: background ${motion.fast};
  &:hover {
    color: ${color.ink};
  }
  &[data-state='on'] {
    border-color: ${color.line2};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow.card};
  }
  ${media.narrow} {
    min-height: 44px;
  }
`;

interface SegmentedFieldProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** One choice of a few, all in sight. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { label, value, onValueChange, options } = props;
  const labelId = useId();
  return (
    <div>
      <Label id={labelId}>{label}</Label>
      <Track
        type="single"
        aria-labelledby={labelId}
        value={value}
        // Pressing the chosen one again would choose none.
        onValueChange={(chosen: Value | '') => chosen !== '' && onValueChange(chosen)}
      >
        {options.map((option) => (
          <Choice key={option.value} value={option.value}>
            {option.label}
          </Choice>
        ))}
      </Track>
    </div>
  );
}
