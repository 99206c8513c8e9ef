import { Dialog } from 'radix-ui';
import styled from 'styled-components';
import { slideFromLeft } from '#ui/animations.ts';
import { overlayStyles } from '#ui/sheetStyles.ts';
import { color, layer, motion, shadow } from '#ui/theme.ts';
import { useFocusReturn } from '#ui/useFocusReturn.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const Overlay = styled(Dialog.Overlay)`
  ${overlayStyles}
`;

const Panel = styled(Dialog.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${layer.overlay};
  width: min(20rem, calc(100vw - 56px));
  background: ${color.paper};
  box-shadow: ${shadow.floating};
  animation: ${slideFromLeft} ${motion.base};
  outline: none;
`;

const Title = styled(Dialog.Title)`
  ${visuallyHidden}
`;

/** Radix would skip the links and focus the button below them. */
const focusPanel = (event: Event) => {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
};

/** The dialog itself. It mounts only while it is open. */
function SidebarPanel(props: SidebarProps) {
  const returnFocus = useFocusReturn();
  return (
    <Panel aria-describedby={undefined} onOpenAutoFocus={focusPanel} onCloseAutoFocus={returnFocus}>
      <Title>Menu</Title>
      <Sidebar {...props} />
    </Panel>
  );
}

interface MobileSidebarProps extends Omit<SidebarProps, 'onNavigate' | 'isCollapsed'> {
  open: boolean;
  onClose: () => void;
}

/**
 * The sidebar over the page, for narrow windows. It traps the focus; Escape, a click outside and
 * following a link close it.
 */
export const MobileSidebar = ({ open, onClose, ...sidebar }: MobileSidebarProps) => (
  <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Dialog.Portal>
      <Overlay />
      <SidebarPanel {...sidebar} onNavigate={onClose} />
    </Dialog.Portal>
  </Dialog.Root>
);
