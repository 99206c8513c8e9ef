import { ListFilter } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { Popover } from '#ui/overlays/Popover.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { NARROW_QUERY, useMediaQuery } from './useMediaQuery.ts';

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
  isOpen: boolean;
  onToggle: () => void;
  /** The fields, which may be fetched when they are needed first. */
  children: ReactNode;
}

/** The filters: beside their button, or at the bottom edge of a phone. */
function Filters({
  button,
  onClose,
  children,
}: {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  const isNarrow = useMediaQuery(NARROW_QUERY);
  return isNarrow ? (
    <Modal title="Filter" onClose={onClose}>
      {children}
    </Modal>
  ) : (
    <Popover label="Filter" button={button} onClose={onClose}>
      {children}
    </Popover>
  );
}

/** Opens the filters of a list. */
export function FilterButton({ count, isOpen, onToggle, children }: FilterButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={ListFilter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        Filter
        {count > 0 && <Count>{count}</Count>}
      </Button>
      {isOpen && (
        <Suspense>
          <Filters button={button} onClose={onToggle}>
            {children}
          </Filters>
        </Suspense>
      )}
    </>
  );
}
