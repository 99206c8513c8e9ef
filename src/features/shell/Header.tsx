import { Menu as MenuIcon } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { color, layer, media, space, text } from '#ui/theme.ts';

const TopBar = styled.header`
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
  /** Opens the sidebar over the page, in narrow windows. */
  onMenu?: (() => void) | undefined;
}

/** The header of every signed-in page. */
export const Header = ({ welcomeName, onMenu }: HeaderProps) => (
  <TopBar>
    {onMenu && <IconButton label="Open menu" icon={MenuIcon} onClick={onMenu} />}
    <Welcome>
      Welcome back, <strong>{welcomeName}</strong>
    </Welcome>
    <Avatar aria-hidden>{[...welcomeName][0]?.toLocaleUpperCase()}</Avatar>
  </TopBar>
);
