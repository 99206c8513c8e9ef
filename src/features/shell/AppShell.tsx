import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { storeSetting } from '#ui/browserSetting.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { color, layer, media, radius, space } from '#ui/theme.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { CONTENT_WIDTH, Header } from './Header.tsx';
import { lazyPart } from './lazyPart.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import {
  SIDEBAR_SETTING,
  selectMenuOpen,
  selectSidebarCollapsed,
  shellChanged,
  WIDE_QUERY,
} from './shellSlice.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const SidebarSheet = lazyPart(() => import('./SidebarSheet.tsx'), 'SidebarSheet');

const Shell = styled.div`
  display: flex;
  min-height: 100dvh;
`;

const Aside = styled.aside<{ $collapsed: boolean }>`
  position: sticky;
  top: 0;
  /* Above the page, or the browser gives every card its own layer. */
  z-index: ${layer.sticky};
  flex: none;
  width: ${({ $collapsed }) => ($collapsed ? '64px' : '20rem')};
  height: 100dvh;
  border-right: 1px solid ${color.line};
  @media (max-width: 1439.98px) {
    width: ${({ $collapsed }) => ($collapsed ? '64px' : '224px')};
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 16px;
  right: 12px;
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  anchor-name: --main;
  flex: 1;
  width: 100%;
  max-width: ${CONTENT_WIDTH};
  padding: ${space[5]} ${space[8]} ${space[16]};
  outline: none;
  ${media.narrow} {
    padding: ${space[5]} ${space[4]} ${space[12]};
  }
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${space[3]};
  left: ${space[3]};
  z-index: ${layer.skipLink};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 500;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

interface AppShellProps extends Omit<SidebarProps, 'onNavigate' | 'isCollapsed'> {
  welcomeName: string;
  /** In the header, beside the greeting. */
  progress?: ReactNode;
  children: ReactNode;
}

/** Sidebar, header and main part of the signed-in pages (product spec, section 2, App shell). */
export function AppShell({ welcomeName, progress, children, ...sidebar }: AppShellProps) {
  const dispatch = useAppDispatch();
  const isCollapsed = useAppSelector(selectSidebarCollapsed);
  const isMenuOpen = useAppSelector(selectMenuOpen);
  const isWide = useMediaQuery(WIDE_QUERY);
  const main = useRef<HTMLElement>(null);

  const closeMenu = () => dispatch(shellChanged({ menuOpen: false }));
  const toggleSidebar = () => {
    dispatch(shellChanged({ sidebarCollapsed: !isCollapsed }));
    storeSetting(SIDEBAR_SETTING, isCollapsed ? 'open' : 'collapsed');
  };

  // Not a link to #main: a new fragment in the URL would count as leaving an unsaved form.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <Shell>
      <SkipLink href="#main" onClick={skip}>
        Skip to content
      </SkipLink>
      {isWide ? (
        <Aside $collapsed={isCollapsed}>
          <Toggle
            label={isCollapsed ? 'Open sidebar' : 'Close sidebar'}
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            aria-expanded={!isCollapsed}
            onClick={toggleSidebar}
          />
          <Sidebar isCollapsed={isCollapsed} {...sidebar} />
        </Aside>
      ) : (
        isMenuOpen && (
          <Suspense>
            <SidebarSheet onClose={closeMenu}>
              <Sidebar {...sidebar} onNavigate={closeMenu} />
            </SidebarSheet>
          </Suspense>
        )
      )}
      <Column>
        <Header welcomeName={welcomeName} progress={progress} hasMenu={!isWide} />
        <ConnectionBar />
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Shell>
  );
}
