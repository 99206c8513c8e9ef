import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { coverRow } from '../coverRow.ts';
import { Icon } from '../display/Icon.tsx';
import { ellipsis } from '../ellipsis.ts';
import { color, layer, media, radius, space, text } from '../theme.ts';

/* The parts of a table whose rows open, are selected, and show what can be done with them on hover. */

/** Pixels. */
export const ROW_HEIGHT = 47;

/** The columns of the head and of each row. */
export const Cells = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[3]};
  ${text.small}
  > * {
    min-width: 0;
  }
  > [data-column] {
    ${ellipsis}
    > * {
      vertical-align: middle;
    }
  }
`;

export const TableRow = styled(Cells)`
  position: relative;
  min-height: ${ROW_HEIGHT}px;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink2};
  background: ${color.surface};
  &:is(:hover, :focus-within, :has([aria-expanded='true'])) {
    background: ${color.hover};
  }
  &[data-selected] {
    background: ${color.selected};
  }
  &[data-selected],
  &:has(a[aria-current]) {
    box-shadow: inset 3px 0 ${color.accent};
  }
  &[data-outdated] {
    color: ${color.ink3};
    border-bottom-style: dashed;
  }
  button {
    position: relative;
    z-index: ${layer.raised};
  }
  /* Over the last column. */
  > :last-child {
    position: absolute;
    right: ${space[1]};
    padding-left: ${space[2]};
  }
  &:is(:hover, :focus-within, :has([aria-expanded='true'])) {
    > :last-child {
      background: inherit;
    }
    > [data-column]:nth-last-child(2)[data-last] {
      visibility: hidden;
    }
  }
  ${media.touch} {
    min-height: 56px;
  }
`;

/* Not `td`: the virtual list positions its rows itself. */
export const Cell = styled.div.attrs({ role: 'cell' })``;

export const NameCell = styled(Cell)`
  > * {
    display: block;
    ${ellipsis}
  }
  a {
    ${text.cardTitle}
    color: ${color.ink};
    font-size: inherit;
    ${coverRow}
  }
`;

export const TableFrame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  [role='row']:last-child > * {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`;

/** Stays below the header of the app. */
export const TableHead = styled(Cells)`
  position: sticky;
  z-index: ${layer.tableHead};
  top: var(--head, 56px);
  min-height: 34px;
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  color: ${color.ink2};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: 500;
  }
  [aria-sort] button {
    color: ${color.ink};
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within) label:not(:has(:checked, :indeterminate)) {
      visibility: hidden;
    }
  }
`;

export const HeadCell = styled.div.attrs({ role: 'columnheader' })``;

const ORDERS = {
  asc: { icon: ArrowUp, ariaSort: 'ascending' },
  desc: { icon: ArrowDown, ariaSort: 'descending' },
} as const;

interface SortHeadProps {
  name: string;
  /** If it is sorted by this column. */
  order: keyof typeof ORDERS | undefined;
  onSort: () => void;
}

/** The head of a column, which sorts by it. */
export const SortHead = ({ name, order, onSort }: SortHeadProps) => (
  <HeadCell aria-sort={order && ORDERS[order].ariaSort}>
    <button type="button" onClick={onSort}>
      {name}
      {order && <Icon of={ORDERS[order].icon} size={12} />}
    </button>
  </HeadCell>
);
