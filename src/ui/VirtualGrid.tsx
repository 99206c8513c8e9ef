import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { knownHeights, useKeptHeights } from './rowHeights.ts';
import { useFocusOnItem } from './useFocusOnItem.ts';
import { usePlaceOnPage } from './usePlaceOnPage.ts';

/** Pixels between the cells. */
const GAP = 16;

/** Rows beyond the window that stand ready on either side. */
const OVERSCAN = 1;

/**
 * The height that the browser reports of a row it has laid out. A row that is only just on the page
 * keeps what it is taken for until then: asking would lay out the page once more.
 */
const measuredHeight = (
  row: Element,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, measurementsCache, options }: Virtualizer<Window, Element>,
): number => {
  const index = indexFromElement(row);
  return (
    entry?.borderBoxSize[0]?.blockSize ??
    measurementsCache[index]?.size ??
    options.estimateSize(index)
  );
};

/** More than fit on any screen. */
const MOST_COLUMNS = 1_000;

/** What is drawn beyond the window in the first frame. */
const NOTHING: never[] = [];

/**
 * Of the rows near the window those in it, and those beyond it that were drawn when there was time, as
 * far as they follow each other: rows stand below each other.
 */
function withoutGaps(
  near: VirtualItem[],
  drawnBefore: VirtualItem[],
  isInWindow: (row: number) => boolean,
): VirtualItem[] {
  const ready = new Set(drawnBefore.map(({ index }) => index));
  const isMissing = ({ index }: VirtualItem) => !isInWindow(index) && !ready.has(index);
  const first = near.findIndex(({ index }) => isInWindow(index));
  const before = near.findLastIndex((row, place) => place < first && isMissing(row));
  const after = near.findIndex((row, place) => place > first && isMissing(row));
  return near.slice(before + 1, after < 0 ? undefined : after);
}

const List = styled.div`
  /* Rows come and go above the window; what is in it is kept in place by the virtualizer. */
  overflow-anchor: none;
`;

const Row = styled.div`
  /* Painted apart: what one row shows anew leaves the others' painting as it is. */
  isolation: isolate;
  display: grid;
  gap: ${GAP}px;

  & + & {
    margin-top: ${GAP}px;
  }
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
  /** What it draws may be filled with another item later: state that is an item's own needs a `key`. */
  renderItem: (item: T) => ReactNode;
  /** Pixels under which no column gets, unless the page itself is narrower. */
  minColumnWidth: number;
  /** Pixels that a row is taken to have until it was measured. */
  estimatedRowHeight: number;
}

/**
 * A list in as many columns as fit, of which only the rows in the window are on the page, so that
 * ten thousand items cost no more than a dozen. Rows take the height of their highest cell. When the
 * items change, those in the window are drawn at once, and those beyond it when there is time.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { label, items, itemKey, renderItem, minColumnWidth, estimatedRowHeight } = props;
  const [placeRef, { top, width }] = usePlaceOnPage<HTMLDivElement>();
  const list = useRef<HTMLDivElement>(null);
  const columns = Math.max(1, Math.floor((width + GAP) / (minColumnWidth + GAP)));
  const deferred = useDeferredValue(items, NOTHING);
  const [heights] = useState(() => knownHeights(items));
  // In other columns the same row has another height.
  const rowKey = useCallback((row: number) => row * MOST_COLUMNS + columns, [columns]);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimatedRowHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    measureElement: measuredHeight,
    getItemKey: rowKey,
    initialMeasurementsCache: heights,
  });
  useKeptHeights(items, virtualizer);

  useFocusOnItem(list, (key) => items.some((item) => itemKey(item) === key));

  const near = virtualizer.getVirtualItems();
  const drawnBefore = useDeferredValue(near, NOTHING);
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const isInWindow = (row: number) => row >= startIndex && row <= endIndex;
  const rows = width > 0 ? withoutGaps(near, drawnBefore, isInWindow) : [];
  const cellsOf = (row: number) =>
    (isInWindow(row) ? items : deferred)
      .slice(row * columns, (row + 1) * columns)
      .map((item, column) => ({ item, place: row * columns + column }));

  return (
    <div ref={placeRef}>
      <List
        ref={list}
        role="list"
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {/* The rows stand below each other as any content does: only where the first begins is computed. */}
        <div role="presentation" style={{ paddingTop: (rows[0]?.start ?? top) - top }}>
          {rows.map(({ index: row }) => {
            const cells = cellsOf(row);
            return (
              cells.length > 0 && (
                <Row
                  key={row}
                  ref={virtualizer.measureElement}
                  data-index={row}
                  role="presentation"
                  style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                >
                  {cells.map(({ item, place }) => (
                    // biome-ignore lint/a11y/useSemanticElements: an <li> may stand only right below its list, and rows lie between.
                    <div
                      // By place, not by item: filling what is there costs a tenth of making it anew.
                      key={place}
                      role="listitem"
                      data-item={itemKey(item)}
                      aria-setsize={items.length}
                      aria-posinset={place + 1}
                    >
                      {renderItem(item)}
                    </div>
                  ))}
                </Row>
              )
            );
          })}
        </div>
      </List>
    </div>
  );
}
