import { Menu as MenuIcon, PanelLeftClose } from 'lucide-react';
import styled, { css } from 'styled-components';
import { IconButton } from '#ui/IconButton.tsx';
import { color, layer, media, space, text } from '#ui/theme.ts';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: 64px;
  padding: 0 ${space[8]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  ${media.narrow} {
    padding: 0 ${space[4]} 0 ${space[2]};
  }
`;

/** One button in both positions, so that it keeps the focus when the sidebar opens and closes. */
const MenuButton = styled(IconButton)<{ $inSidebar: boolean }>`
  ${({ $inSidebar }) =>
    $inSidebar
      ? css`
          position: fixed;
          top: 22px;
          left: calc(20rem - 52px);
        `
      : css`
          margin-left: -8px;
        `}
  ${media.narrow} {
    margin-left: 0;
  }
`;

const Welcome = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color.ink2};
  text-overflow: ellipsis;
  white-space: nowrap;

  strong {
    font-weight: 500;
    color: ${color.ink};
  }
`;

const Avatar = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text.smallest}
  font-weight: 600;
`;

interface HeaderProps {
  welcomeName: string;
  /** The sidebar is open beside the page, with the button in its corner. */
  isSidebarBeside: boolean;
  onMenu: () => void;
}

/** The header of every signed-in page. */
export const Header = ({ welcomeName, isSidebarBeside, onMenu }: HeaderProps) => (
  <Root>
    <MenuButton
      label={isSidebarBeside ? 'Close menu' : 'Open menu'}
      icon={isSidebarBeside ? PanelLeftClose : MenuIcon}
      aria-expanded={isSidebarBeside}
      onClick={onMenu}
      $inSidebar={isSidebarBeside}
    />
    <Welcome>
      Welcome back, <strong>{welcomeName}</strong>
    </Welcome>
    <Avatar aria-hidden>{[...welcomeName][0]?.toLocaleUpperCase()}</Avatar>
  </Root>
);
