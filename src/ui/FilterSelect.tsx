import { ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import { controlStyles } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { labelOf, type Options, SelectList } from './SelectList.tsx';
import { color, media, space } from './theme.ts';

const activeStyles = css`
  border-color: ${color.accent};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-weight: 500;
`;

const Trigger = styled(Select.Trigger)<{ $active: boolean }>`
  ${controlStyles}
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  width: auto;
  max-width: 14rem;
  color: ${color.ink2};
  white-space: nowrap;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${({ $active }) => $active && activeStyles}
  ${media.narrow} {
    gap: ${space[1]};
    padding-inline: 10px ${space[2]};
    font-size: 0.8125rem;
  }
`;

interface FilterSelectProps {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The first one stands for no filter. */
  options: Options;
}

/** A compact select that filters a list. Memoized, because Radix renders closed selects' options too. */
export const FilterSelect = memo(function FilterSelect({
  label,
  value,
  onValueChange,
  options,
}: FilterSelectProps) {
  return (
    <Select.Root value={value} onValueChange={onValueChange}>
      <Trigger aria-label={label} $active={value !== options[0]?.value}>
        <Select.Value>{labelOf(options, value)}</Select.Value>
        <Select.Icon asChild>
          <Icon of={ChevronDown} />
        </Select.Icon>
      </Trigger>
      <SelectList options={options} />
    </Select.Root>
  );
});
