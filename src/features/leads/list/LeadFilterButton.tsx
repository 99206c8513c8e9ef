import { ListFilter } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { lazy } from '#ui/lazy.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { filtersToggled, selectFiltersOpen } from '../leadListSlice.ts';

const LeadFilters = lazy(() => import('./LeadFilters.tsx'), 'LeadFilters');

const Count = styled.span`
  min-width: 20px;
  margin-left: ${space[1]};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  ${text.smallest}
  line-height: 20px;
`;

/** Opens the filters, which are fetched when they are needed first. */
export function LeadFilterButton({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectFiltersOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={ListFilter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(filtersToggled())}
      >
        Filter
        {count > 0 && <Count>{count}</Count>}
      </Button>
      {isOpen && <LeadFilters button={button} />}
    </>
  );
}
