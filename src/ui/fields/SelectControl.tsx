import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { color, media } from '../theme.ts';
import { controlStyles } from './Field.tsx';

/** One option of a select. The value must not be empty. */
export interface Option {
  value: string;
  label: string;
  /** Options of the same group follow each other, after those without one. */
  group?: string;
}

export type Options = readonly Option[];

const Box = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;

  > svg {
    position: absolute;
    right: 10px;
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 34px;
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(> [hidden]:checked) {
    color: ${color.ink3};
  }
  ${media.narrow} {
    padding-right: 30px;
  }
`;

interface SelectControlProps extends Omit<ComponentPropsWithoutRef<'select'>, 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
  options: Options;
}

/** The browser's own select, with our chevron. Without a choice, it says "Choose…". */
export const SelectControl = ({
  value,
  onValueChange,
  options,
  className,
  ...select
}: SelectControlProps) => (
  <Box className={className}>
    <NativeSelect {...select} value={value} onChange={({ target }) => onValueChange(target.value)}>
      {!options.some((option) => option.value === value) && (
        <option value={value} hidden>
          Choose…
        </option>
      )}
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const items = options
          .filter((option) => option.group === group)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ));
        return group ? (
          <optgroup key={group} label={group}>
            {items}
          </optgroup>
        ) : (
          items
        );
      })}
    </NativeSelect>
    <Icon of={ChevronDown} />
  </Box>
);
