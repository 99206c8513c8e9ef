import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { color, layer, media, radius, space } from '#ui/theme.ts';
import { Header } from './Header.tsx';
import { MobileSidebar } from './MobileSidebar.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import {
  layoutChanged,
  selectSidebarOpen,
  sidebarClosed,
  sidebarToggled,
  WIDE_QUERY,
} from './shellSlice.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const Root = styled.div`
  display: flex;
  min-height: 100dvh;
`;

const Aside = styled.aside`
  position: sticky;
  top: 0;
  /* Above the page, or the browser gives every card its own layer. */
  z-index: ${layer.sticky};
  flex: none;
  width: 20rem;
  height: 100dvh;
  border-right: 1px solid ${color.line};
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 90rem;
  padding: ${space[8]} ${space[8]} ${space[16]};
  outline: none;
  ${media.narrow} {
    padding: ${space[5]} ${space[4]} ${space[12]};
  }
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${space[3]};
  left: ${space[3]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 500;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

interface AppShellProps extends Omit<SidebarProps, 'onNavigate'> {
  welcomeName: string;
  children: ReactNode;
}

/** Sidebar, header and main part of the signed-in pages (product spec, section 2, App shell). */
export function AppShell({ welcomeName, children, ...sidebar }: AppShellProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectSidebarOpen);
  const isWide = useMediaQuery(WIDE_QUERY);
  const wasWide = useRef(isWide);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (wasWide.current === isWide) return;
    wasWide.current = isWide;
    dispatch(layoutChanged({ wide: isWide }));
  }, [isWide, dispatch]);

  // Not a link to #main: a new fragment in the URL would count as leaving an unsaved form.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <Root>
      <SkipLink href="#main" onClick={skip}>
        Skip to content
      </SkipLink>
      {isWide ? (
        isOpen && (
          <Aside>
            <Sidebar {...sidebar} />
          </Aside>
        )
      ) : (
        <MobileSidebar open={isOpen} onClose={() => dispatch(sidebarClosed())} {...sidebar} />
      )}
      <Column>
        <Header
          welcomeName={welcomeName}
          isSidebarBeside={isWide && isOpen}
          onMenu={() => dispatch(sidebarToggled())}
        />
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  );
}
