import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useElementWidth } from './useElementWidth.ts';

/** Pixels between the cells. */
const GAP = 16;

/** Rows beyond the window that stand ready on either side. */
const OVERSCAN = 2;

const Rows = styled.div`
  position: relative;
`;

const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  gap: ${GAP}px;

  > * {
    display: grid;
    min-width: 0;
  }
`;

interface VirtualGridProps<T> {
  /** The accessible name of the list. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** Pixels under which no column gets, unless the page itself is narrower. */
  minColumnWidth: number;
  /** Pixels that a row is taken to have until it was measured. */
  estimatedRowHeight: number;
}

/**
 * A list in as many columns as fit, of which only the rows in the window are on the page, so that
 * ten thousand items cost no more than a dozen. Rows take the height of their highest cell.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { label, items, itemKey, renderItem, minColumnWidth, estimatedRowHeight } = props;
  const [widthRef, width] = useElementWidth<HTMLDivElement>();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const columns = Math.max(1, Math.floor((width + GAP) / (minColumnWidth + GAP)));

  // Where the list begins on the page moves when what stands above it changes its height.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimatedRowHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (row) => `${columns} ${keyAt(row * columns)}`,
  });

  function keyAt(index: number): string {
    const item = items[index];
    return item === undefined ? '' : itemKey(item);
  }

  return (
    <div ref={widthRef}>
      <Rows
        ref={list}
        role="list"
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {width > 0 &&
          virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
            <Row
              key={key}
              ref={virtualizer.measureElement}
              data-index={row}
              role="presentation"
              style={{
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                transform: `translateY(${start - top}px)`,
              }}
            >
              {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
                // biome-ignore lint/a11y/useSemanticElements: an <li> may stand only right below its list, and rows lie between.
                <div
                  key={itemKey(item)}
                  role="listitem"
                  aria-setsize={items.length}
                  aria-posinset={row * columns + column + 1}
                >
                  {renderItem(item)}
                </div>
              ))}
            </Row>
          ))}
      </Rows>
    </div>
  );
}
