import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { color } from '#ui/theme.ts';

const Panel = styled.div`
  flex: 1;
  min-height: 0;
  background: ${color.paper};
`;

interface SidebarSheetProps {
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar over the page, on narrow screens. */
export const SidebarSheet = ({ onClose, children }: SidebarSheetProps) => (
  <DialogShell placement="left" onClose={onClose}>
    <VisuallyHidden as={DialogTitle}>Menu</VisuallyHidden>
    <Panel>{children}</Panel>
  </DialogShell>
);
