import styled from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { color } from '#ui/theme.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const Panel = styled.div`
  flex: 1;
  min-height: 0;
  background: ${color.paper};
`;

interface MobileSidebarProps extends Omit<SidebarProps, 'onNavigate' | 'isCollapsed'> {
  onClose: () => void;
}

/** The sidebar over the page, for narrow windows. Following a link closes it as well. */
export const MobileSidebar = ({ onClose, ...sidebar }: MobileSidebarProps) => (
  <DialogShell placement="left" onClose={onClose}>
    <VisuallyHidden as={DialogTitle}>Menu</VisuallyHidden>
    <Panel>
      <Sidebar {...sidebar} onNavigate={onClose} />
    </Panel>
  </DialogShell>
);
