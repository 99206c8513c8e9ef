import { useId } from 'react';
import styled from 'styled-components';
import { color, media, radius, space, text } from '../theme.ts';

const Group = styled.fieldset`
  legend {
    margin-bottom: 6px;
    ${text.smallest}
    color: ${color.ink3};
  }
  container-type: inline-size;
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
    @container (min-width: 480px) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Option = styled.label<{ $isWide: boolean }>`
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
  &:hover {
    background: ${color.hover};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.selected};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

interface RadioCardsProps<Value extends string> {
  /** The heading of the group. */
  label: string;
  /** The name that groups share whose options exclude each other. */
  name?: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; isWide?: boolean }[];
}

/** A choice between a few options in a grid. */
export function RadioCards<Value extends string>({
  label,
  name,
  value,
  onValueChange,
  options,
}: RadioCardsProps<Value>) {
  const ownName = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Option key={option.value} $isWide={option.isWide ?? false}>
            <input
              type="radio"
              name={name ?? ownName}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </div>
    </Group>
  );
}
