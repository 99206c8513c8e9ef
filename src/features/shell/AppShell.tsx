import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { storeSetting } from '#ui/browserSetting.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { color, layer, media, radius, space } from '#ui/theme.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BottomNavigation, type Place } from './BottomNavigation.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { CONTENT_WIDTH, Header } from './Header.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { SIDEBAR_SETTING, selectSidebarCollapsed, shellChanged } from './shellSlice.ts';
import { useMediaQuery, WIDE_QUERY } from './useMediaQuery.ts';

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

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
`;

/** A screen with actions of its own, such as a form, has a way back instead of the navigation. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  main:has(> [data-own-actions]) + & > nav {
    display: none;
  }
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

/** Keeps a CSS variable of the document at the height of an element, such as `--foot` for what sticks above it. */
function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const update = () => style.setProperty(name, `${element.offsetHeight}px`);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [ref, name]);
}

/** What the side panel has around the pages. It's narrow in any window. */
export interface PanelFrame {
  /** In the header. */
  brand: ReactNode;
  accountItems: ReactNode;
  /** About the page beside the panel. */
  strip: ReactNode;
  /** Above the navigation. */
  line: ReactNode;
  letterPath: string;
  lastPlace: Place;
}

interface AppShellProps extends Omit<SidebarProps, 'isCollapsed'> {
  welcomeName: string;
  /** In the header, beside the greeting. */
  progress?: ReactNode;
  frame?: PanelFrame | undefined;
  children: ReactNode;
}

const ADD_LEAD: Place = { to: '/app/leads?add', label: 'Add Lead', icon: Plus };

/** Navigation, header and main part of the signed-in pages (product spec, section 2, App shell). */
export function AppShell({ welcomeName, progress, frame, children, ...sidebar }: AppShellProps) {
  const dispatch = useAppDispatch();
  const isCollapsed = useAppSelector(selectSidebarCollapsed);
  const isWide = useMediaQuery(WIDE_QUERY) && !frame;
  const main = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useHeightVariable(head, '--head');
  useHeightVariable(foot, '--foot');

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
      {isWide && (
        <Aside $collapsed={isCollapsed}>
          <Toggle
            label={isCollapsed ? 'Open sidebar' : 'Close sidebar'}
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            aria-expanded={!isCollapsed}
            onClick={toggleSidebar}
          />
          <Sidebar isCollapsed={isCollapsed} {...sidebar} />
        </Aside>
      )}
      <Column>
        <Head ref={head}>
          <Header welcomeName={welcomeName} progress={progress} brand={frame?.brand}>
            {isWide ? (
              <Avatar name={welcomeName} size={32} />
            ) : (
              <AccountMenu name={welcomeName} onLogout={sidebar.onLogout}>
                {frame?.accountItems}
              </AccountMenu>
            )}
          </Header>
          <ConnectionBar />
          {frame?.strip}
        </Head>
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
        <Foot ref={foot}>
          {frame?.line}
          {!isWide && (
            <BottomNavigation
              letterPath={frame?.letterPath}
              last={frame?.lastPlace ?? ADD_LEAD}
              dueCount={sidebar.dueCount ?? 0}
            />
          )}
        </Foot>
      </Column>
    </Shell>
  );
}
