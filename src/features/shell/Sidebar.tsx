import {
  Briefcase,
  ChartColumn,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  PenLine,
  Settings,
  SunMoon,
  Users,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { ColorScheme } from '#ui/colorScheme.ts';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { SpinnerMark } from '#ui/feedback/SpinnerMark.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { NavButton, NavLink } from './NavEntry.tsx';
import { useTheme } from './useTheme.ts';

/** Chooses light, dark or the system's theme. */
function ThemeMenu({ isCollapsed }: { isCollapsed: boolean | undefined }) {
  const { chosen, choose, options } = useTheme();
  return (
    <Menu
      side="top"
      trigger={<NavButton icon={<Icon of={SunMoon} />} label="Theme" isCollapsed={isCollapsed} />}
    >
      <MenuRadioGroup value={chosen} onValueChange={(value) => choose(value as ColorScheme)}>
        {options.map(({ value, label }) => (
          <MenuRadioItem key={value} value={value}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

const SidebarColumn = styled.div<{ $collapsed: boolean | undefined }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
  padding: ${space[4]} ${space[3]} ${space[5]};
  ${({ $collapsed }) => $collapsed && `padding-top: 80px;`}
`;

const Brand = styled.div`
  padding: 0 10px;
`;

const Motto = styled.p`
  margin: ${space[2]} 0 22px ${space[8]};
  ${text.smallest}
  color: ${color.ink3};
`;

const Views = styled.ul`
  padding-left: 42px;
  ${text.small}
  a {
    display: block;
    padding: ${space[1]} 0;
    color: ${color.ink2};
    ${ellipsis}
    &:hover,
    &[aria-current] {
      color: ${color.ink};
    }
    &[aria-current] {
      font-weight: 500;
    }
    ${media.touch} {
      padding: 10px 0;
    }
  }
`;

const Count = styled.span`
  margin-left: auto;
  ${text.smallest}
  font-weight: 400;
  color: ${color.ink3};
`;

interface Destination {
  to: string;
  /** Another page that counts as this destination. */
  also?: string;
  label: string;
  icon: LucideIcon;
}

const DESTINATIONS: readonly Destination[] = [
  { to: '/app', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/app/leads', label: 'Leads', icon: Briefcase },
  { to: '/app/people', label: 'People', icon: Users },
  { to: '/app/pitches', label: 'Pitches', icon: PenLine },
  { to: '/app/insights', label: 'Insights', icon: ChartColumn },
  { to: '/app/settings', also: '/app/edit-profile', label: 'Settings', icon: Settings },
];

export interface SidebarProps {
  /** Only icons, with their names as tooltips. */
  isCollapsed?: boolean | undefined;
  /** Shown beside 'Dashboard': follow-ups and interviews. */
  dueCount?: number | undefined;
  /** Links below 'Leads'. */
  views?: readonly { id: string; name: string; to: string; isShown: boolean }[];
  loggingOut: boolean;
  onLogout: () => void;
}

/** Navigation of the signed-in pages in wide windows (product spec, section 2, App shell). */
export function Sidebar(props: SidebarProps) {
  const { isCollapsed, dueCount, views, loggingOut, onLogout } = props;
  const { pathname } = useLocation();
  const isCurrent = ({ to, also }: Destination) =>
    pathname === to || pathname === also || (to !== '/app' && pathname.startsWith(`${to}/`));
  return (
    <SidebarColumn $collapsed={isCollapsed}>
      {!isCollapsed && (
        <Brand>
          <BrandMark />
          <Motto>Lead Management</Motto>
        </Brand>
      )}
      <nav aria-label="Main">
        <Stack as="ul" $gap={1}>
          {DESTINATIONS.map((destination) => (
            <li key={destination.to}>
              <NavLink
                to={destination.to}
                icon={<Icon of={destination.icon} />}
                label={destination.label}
                isCollapsed={isCollapsed}
                isCurrent={isCurrent(destination)}
              >
                {!isCollapsed && destination.to === '/app' && Boolean(dueCount) && (
                  <Count>
                    <VisuallyHidden>Due: </VisuallyHidden>
                    {dueCount?.toLocaleString()}
                  </Count>
                )}
              </NavLink>
              {!isCollapsed && destination.to === '/app/leads' && Boolean(views?.length) && (
                <Views>
                  {views?.map(({ id, name, to, isShown }) => (
                    <li key={id}>
                      <Link
                        to={to}
                        aria-current={(isShown && pathname === '/app/leads') || undefined}
                      >
                        {name}
                      </Link>
                    </li>
                  ))}
                </Views>
              )}
            </li>
          ))}
        </Stack>
      </nav>
      <Stack $gap={0} $push="top" $pad={[3, 0, 0]} $line>
        <ThemeMenu isCollapsed={isCollapsed} />
        <NavButton
          icon={loggingOut ? <SpinnerMark /> : <Icon of={LogOut} />}
          label={loggingOut ? 'Logging out...' : 'Logout'}
          isCollapsed={isCollapsed}
          disabled={loggingOut}
          aria-busy={loggingOut || undefined}
          onClick={onLogout}
        />
      </Stack>
    </SidebarColumn>
  );
}
