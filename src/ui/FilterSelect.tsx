import { memo, useId } from 'react';
import styled, { css } from 'styled-components';
import { controlStyles } from './Field.tsx';
import { type Options, SelectControl } from './SelectControl.tsx';
import { color, media, space } from './theme.ts';

const activeStyles = css`
  border-color: ${color.accent};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-weight: 500;
`;

const Control = styled(SelectControl)<{ $active: boolean }>`
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

/** A compact select that filters a list. Memoized, because the list renders at every key of the search. */
export const FilterSelect = memo(function FilterSelect({ label, ...select }: FilterSelectProps) {
  const id = useId();
  return (
    <Control
      {...select}
      id={id}
      aria-label={label}
      listLabel={label}
      $active={select.value !== select.options[0]?.value}
    />
  );
});
