import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { filtersToggled } from './listSlice.ts';

const List = styled.ul`
  display: flex;
  flex: 0 1 auto;
  gap: ${space[2]};
  min-width: 0;
  ${media.single} {
    flex-wrap: wrap;
    order: 1;
    flex-basis: 100%;
  }
  li {
    display: flex;
    align-items: center;
    min-width: 0;
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
    background: ${color.surface};
  }
  li > :first-child {
    min-height: 32px;
    padding-left: 10px;
    ${text.small}
    color: ${color.ink2};
    ${ellipsis}
    &:last-child {
      padding-right: 10px;
    }
    &:hover {
      color: ${color.ink};
    }
  }
  strong {
    font-weight: 500;
    color: ${color.ink};
  }
`;

export interface ActiveFilter<Without> {
  label: string;
  choice: string | undefined;
  /** What removes it. */
  without: Without;
}

/** So many fit beside the search; the others are behind a button. */
const SHOWN = 2;

interface FilterChipsProps<Without> {
  filters: readonly ActiveFilter<Without>[];
  onRemove: (without: Without) => void;
}

/** The chosen filters. Each opens the filters, and is removed by its cross or Backspace. */
export function FilterChips<Without>({ filters, onRemove }: FilterChipsProps<Without>) {
  const dispatch = useAppDispatch();
  const edit = () => dispatch(filtersToggled());
  const list = useRef<HTMLUListElement>(null);
  useFocusNextItem(list, filters);
  if (filters.length === 0) return null;
  return (
    <List ref={list} aria-label="Active filters">
      {filters.slice(0, SHOWN).map(({ label, choice, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={edit}
            onKeyDown={({ key }) => key === 'Backspace' && onRemove(without)}
          >
            {label} <strong>{choice}</strong>
          </button>
          <IconButton
            label={`Remove filter ${label}: ${choice}`}
            icon={X}
            onClick={() => onRemove(without)}
          />
        </li>
      ))}
      {filters.length > SHOWN && (
        <li>
          <button type="button" aria-label="All active filters" onClick={edit}>
            +{filters.length - SHOWN}
          </button>
        </li>
      )}
    </List>
  );
}
