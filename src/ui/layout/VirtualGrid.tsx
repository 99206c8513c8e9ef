import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useArrowKeys } from '../hooks/useArrowKeys.ts';
import { useElementRect } from '../hooks/useElementRect.ts';
import { useFocusNextItem } from '../hooks/useFocusNextItem.ts';

const Grid = styled.ul`
  display: grid;
  align-content: start;
  /* The virtualizer corrects the scroll position itself. */
  overflow-anchor: none;

  > * {
    display: grid;
    min-width: 0;
    /* Below sticky bars when the keyboard scrolls to it. */
    scroll-margin: 112px 0 16px;
  }
`;

/** The row heights of the last grid with a label, so the next one has the right height for its scroll position. */
const lastMeasurements = new Map<string, VirtualItem[]>();

interface VirtualGridProps {
  /** The accessible name of the list. */
  label: string;
  ids: readonly string[];
  renderItem: (id: string) => ReactNode;
  /** Pixels; columns are only narrower when the page is. */
  minColumnWidth: number;
  /** Pixels between the cells. */
  gap?: number;
  /** Pixels, used for rows that have not been measured. */
  estimatedRowHeight: number;
  /** Makes the items rows of a table, the first with this index. */
  firstRowIndex?: number;
}

/** A list in as many columns as fit; arrow keys move between its items. Only the rows near the window are in the DOM. */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, ids, renderItem, minColumnWidth, estimatedRowHeight, gap = 16 } = props;
  const { firstRowIndex } = props;
  // A list element can't be a row.
  const Item = firstRowIndex ? 'div' : 'li';
  const list = useRef<HTMLUListElement>(null);
  const { top, width } = useElementRect(list);
  const columns = Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap)));
  const rowKey = useCallback((row: number) => ids[row * columns] ?? row, [columns, ids]);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => estimatedRowHeight,
    getItemKey: rowKey,
    gap,
    overscan: 1,
    scrollMargin: top,
    initialMeasurementsCache: lastMeasurements.get(label) ?? [],
  });
  useLayoutEffect(
    () => () => {
      lastMeasurements.set(label, virtualizer.takeSnapshot());
    },
    [virtualizer, label],
  );
  useFocusNextItem(list, ids);
  useArrowKeys(list, columns);

  const rows = virtualizer.getVirtualItems();
  const cells = rows.flatMap(({ index: row }) =>
    ids
      .slice(row * columns, (row + 1) * columns)
      .map((id, column) => ({ id, row, column, position: row * columns + column + 1 })),
  );
  return (
    <Grid
      ref={list}
      as={firstRowIndex ? 'div' : 'ul'}
      role={firstRowIndex ? 'rowgroup' : undefined}
      aria-label={label}
      style={{
        gap,
        height: virtualizer.getTotalSize(),
        paddingTop: (rows[0]?.start ?? top) - top,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {cells.map(({ id, row, column, position }) => (
        <Item
          key={id}
          // All cells of a row have the same height: measuring the first one is enough.
          ref={column === 0 ? virtualizer.measureElement : undefined}
          data-index={row}
          data-item={id}
          data-position={position}
          {...(firstRowIndex
            ? { role: 'row', 'aria-rowindex': firstRowIndex + position - 1 }
            : { 'aria-setsize': ids.length, 'aria-posinset': position })}
        >
          {renderItem(id)}
        </Item>
      ))}
    </Grid>
  );
}
