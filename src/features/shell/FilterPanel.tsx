import type { ReactNode, RefObject } from 'react';
import { Modal } from '#ui/overlays/Modal.tsx';
import { Popover } from '#ui/overlays/Popover.tsx';
import { NARROW_QUERY, useMediaQuery } from './useMediaQuery.ts';

/** The filters: beside their button, or at the bottom edge of a phone. */
export function FilterPanel({
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
