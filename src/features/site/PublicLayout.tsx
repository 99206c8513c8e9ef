import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { BAR_HEIGHT, REDUCED_MOTION } from './siteStyles.ts';

const PublicPage = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-top: ${BAR_HEIGHT};
`;

/** Scrolls smoothly to the section that the URL names, and lets the keyboard continue there. */
function useSectionInUrl(): void {
  // The same link may be followed again: its location is new.
  const location = useLocation();
  const isGoingBack = useNavigationType() === 'POP';
  useEffect(() => {
    const { hash } = location;
    const section = hash && document.getElementById(hash.slice(1));
    // The browser itself restores the position on the way back.
    if (!section || (isGoingBack && window.scrollY > 0)) return;
    const isSmooth = !isGoingBack && !window.matchMedia(REDUCED_MOTION).matches;
    section.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant' });
    section.focus({ preventScroll: true });
  }, [location, isGoingBack]);
}

interface PublicLayoutProps {
  /** The external sign-up form; by email when there is none. */
  earlyAccessUrl: string | undefined;
  children: ReactNode;
}

/** The frame of a public page: navigation bar, content and footer. */
export function PublicLayout({ earlyAccessUrl, children }: PublicLayoutProps) {
  useSectionInUrl();
  return (
    <PublicPage>
      <PublicHeader earlyAccessUrl={earlyAccessUrl} />
      <Main>{children}</Main>
      <PublicFooter />
    </PublicPage>
  );
}
