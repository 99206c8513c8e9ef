import { ListFilter } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { lazy } from '#ui/lazy.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { filtersToggled, selectFiltersOpen } from './listSlice.ts';

const Count = styled.span`
  min-width: 20px;
  margin-left: ${space[1]};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  ${text.smallest}
  line-height: 20px;
`;

interface FilterButtonProps {
  /** How many filters are active. */
  count: number;
  /** The fields, which may be fetched when they are needed first. */
  children: ReactNode;
}

const FilterPanel = lazy(() => import('./FilterPanel.tsx'), 'FilterPanel');

/** Opens the filters of a list. */
export function FilterButton({ count, children }: FilterButtonProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectFiltersOpen);
  const toggle = () => dispatch(filtersToggled());
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={ListFilter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        Filter
        {count > 0 && <Count>{count}</Count>}
      </Button>
      {isOpen && (
        <FilterPanel button={button} onClose={toggle}>
          {children}
        </FilterPanel>
      )}
    </>
  );
}
