import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { SelectFace } from '#ui/fields/SelectFace.tsx';
import { isTyping } from './isTyping.ts';
import {
  filtersToggled,
  listLeft,
  rangeSelected,
  rowsSelected,
  rowToggled,
  selectedRowsHidden,
  selectionCleared,
  selectSelectedSet,
} from './listSlice.ts';
import { focusedRow, moveFocus } from './rowFocus.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Milliseconds; shorter than the press that opens a context menu. */
const LONG = 400;

const rowAt = (event: PointerEvent) =>
  (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;

/**
 * A finger that stays on a row selects it. The browser cancels the pointer when it scrolls.
 *
 * @returns handlers of the list
 */
function useLongPress(select: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      const id = rowAt(event);
      isLong.current = false;
      if (event.pointerType !== 'touch' || !id) return;
      timer.current = setTimeout(() => {
        isLong.current = true;
        select(id);
      }, LONG);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Neither opens the record nor the menu of its link.
    onContextMenu: (event: MouseEvent) => isLong.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Holding a row selects it, not its text. */
const List = styled.div`
  @media (hover: none) {
    user-select: none;
    -webkit-touch-callout: none;
  }
`;

interface SelectableListProps {
  /** The rows that show, in their order. */
  ids: readonly string[];
  /** Whether there is such a row. One that is being deleted may come back. */
  exists: (id: string) => boolean;
  /** The row whose details are open. */
  openId: string | null;
  onOpen: (id: string) => void;
  /** What keys do with the open row, or else the focused one. */
  rowKeys: Record<string, (id: string) => void>;
  /** A finger that stays on a row selects it. */
  canHold?: boolean;
  children: ReactNode;
}

/** The list around a row. A ref, so that no row renders again when others come. */
const ListContext = createContext<RefObject<Pick<SelectableListProps, 'ids' | 'onOpen'>>>({
  current: { ids: [], onOpen: () => {} },
});

/**
 * A list whose rows are selected: by their checkboxes, by holding them, and by keys. j and k step, x selects, f opens
 * the filters, Escape clears the selection. Rows that don't show aren't selected, so that no action changes them.
 */
export function SelectableList({
  ids,
  exists,
  openId,
  onOpen,
  rowKeys,
  canHold = true,
  children,
}: SelectableListProps) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedSet);
  const list = useRef({ ids, onOpen });
  const longPress = useLongPress((id) => dispatch(rowToggled(id)));
  // Before the browser handles the next click or key.
  useLayoutEffect(() => {
    list.current = { ids, onOpen };
    if (selected.size === 0) return;
    const listed = new Set(ids);
    const hidden = [...selected].filter((id) => exists(id) && !listed.has(id));
    if (hidden.length > 0) dispatch(selectedRowsHidden(hidden));
  });
  useEffect(
    () => () => {
      dispatch(listLeft());
    },
    [dispatch],
  );
  const step = (by: 1 | -1) => () => {
    const next = openId && ids[ids.indexOf(openId) + by];
    if (next) onOpen(next);
    else if (!openId) moveFocus(by);
  };
  const onRow = (action: (id: string) => void) => () => {
    const id = openId ?? focusedRow()?.dataset.row;
    if (id) action(id);
  };
  const keys = { ...rowKeys, x: (id: string) => dispatch(rowToggled(id)) };
  useShortcuts({
    ...Object.fromEntries(Object.entries(keys).map(([key, action]) => [key, onRow(action)])),
    j: step(1),
    k: step(-1),
    f: () => dispatch(filtersToggled()),
    Escape: () => dispatch(selectionCleared()),
  });
  function selectAll(event: KeyboardEvent) {
    // React's events also come from the menus of the rows, which are elsewhere in the document.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (!isInside || event.defaultPrevented || isTyping(event.target)) return;
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dispatch(rowsSelected(ids));
  }
  return (
    <ListContext value={list}>
      <List
        data-selecting={selected.size > 0 || undefined}
        onKeyDown={selectAll}
        {...(canHold && longPress)}
      >
        {children}
      </List>
    </ListContext>
  );
}

interface SelectRowProps {
  id: string;
  /** What the row is about. */
  name: string;
  /** The monogram. */
  children: ReactNode;
}

/** The monogram of a row, and the checkbox that selects it; with Shift, all rows from the last one. */
export function SelectRow({ id, name, children }: SelectRowProps) {
  const dispatch = useAppDispatch();
  const list = use(ListContext);
  const isSelected = useAppSelector((state) => selectSelectedSet(state).has(id));
  return (
    <SelectFace
      label={`Select ${name}`}
      isSelected={isSelected}
      onSelect={({ shiftKey }) =>
        dispatch(shiftKey ? rangeSelected({ id, shown: list.current.ids }) : rowToggled(id))
      }
    >
      {children}
    </SelectFace>
  );
}

interface RowLinkProps {
  id: string;
  to: string;
  /** Its details are open. */
  isOpen: boolean;
  draggable?: boolean | undefined;
  children: ReactNode;
}

/** The title of a row, which opens it beside the list. */
export function RowLink({ id, isOpen, ...link }: RowLinkProps) {
  const list = use(ListContext);
  const open = (event: MouseEvent) => {
    // The browser opens a tab, a window or a download for these.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Keeps the filters in the URL.
    event.preventDefault();
    list.current.onOpen(id);
  };
  return <Link {...link} aria-current={isOpen || undefined} onClick={open} />;
}
