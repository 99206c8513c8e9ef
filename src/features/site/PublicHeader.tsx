import { Menu as MenuIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { fadeIn } from '#ui/animations.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { lazy } from '#ui/lazy.tsx';
import { color, layer, media, motion, radius, space } from '#ui/theme.ts';
import { EarlyAccessLink } from './EarlyAccessLink.tsx';
import { HomeLink } from './HomeLink.tsx';
import { PublicNavigation } from './PublicNavigation.tsx';
import { BAR_HEIGHT, compactBar } from './siteStyles.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** Whether the page is scrolled by more than the height of the window. */
const useScrolledPastViewport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );

// Most visitors aren't signed in, and its menu is larger than the whole header.
const UserMenu = lazy(() => import('./UserMenu.tsx'), 'UserMenu');

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[4]};
  height: ${BAR_HEIGHT};
  padding-inline: max(${space[12]}, (100% - 74rem) / 2);
  border-bottom: 1px solid transparent;
  background: ${color.paper};
  transition: border-color ${motion.base};

  &[data-scrolled] {
    border-color: ${color.line};
  }
  ${compactBar} {
    grid-template-columns: auto 1fr auto;
    gap: ${space[2]};
    padding-inline: ${space[6]};
  }
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

const MenuButton = styled.button`
  display: none;
  ${compactBar} {
    display: grid;
    place-items: center;
    order: 1;
    /* Its icon ends where the content does. */
    margin-right: -12px;
    width: 44px;
    height: 44px;
    border-radius: ${radius.control};
    color: ${color.ink2};
  }
`;

const Actions = styled.div`
  display: flex;
  justify-self: end;
  align-items: center;
  gap: ${space[2]};
  > * {
    animation: ${fadeIn} ${motion.base};
  }
`;

const MENU_ID = 'site-menu';

/**
 * The navigation bar of the public pages (product spec, section 2). On the landing page Get Early Access
 * joins it once the page is scrolled by more than one viewport.
 */
export function PublicHeader({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) {
  const user = useAppSelector(selectUser);
  const isLandingPage = useLocation().pathname === '/';
  const isScrolled = useScrolledPastViewport();
  return (
    <Bar data-scrolled={isScrolled || undefined}>
      <HomeLink />
      <MenuButton type="button" aria-label="Menu" popoverTarget={MENU_ID}>
        <Icon of={MenuIcon} size={20} />
      </MenuButton>
      <PublicNavigation id={MENU_ID} />
      <Actions>
        {user ? (
          <UserMenu user={user} />
        ) : (
          <>
            <Button asChild>
              <Link to="/login">Sign in</Link>
            </Button>
            {(isScrolled || !isLandingPage) && (
              <EarlyAccessLink url={earlyAccessUrl} variant="primary" />
            )}
          </>
        )}
      </Actions>
    </Bar>
  );
}
