import { Briefcase, ListTodo, type LucideIcon, PenLine, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, space, text } from '#ui/theme.ts';

const Bar = styled.nav`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.paper};
`;

const PlaceLink = styled(Link)`
  position: relative;
  display: grid;
  gap: 2px;
  place-content: center;
  justify-items: center;
  min-height: 55px;
  outline-offset: -2px;
  color: ${color.ink2};
  ${text.smallest}
  &[aria-current] {
    color: ${color.accentText};
    font-weight: 500;
  }
`;

const Count = styled.span`
  position: absolute;
  top: ${space[1]};
  left: calc(50% + 8px);
  min-width: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: 0.6875rem;
  line-height: 18px;
  text-align: center;
`;

/** Where a link of the bottom navigation leads. */
export interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
  onOpen?: () => void;
}

interface BottomNavigationProps {
  /** Where Letter leads. */
  letterPath?: string | undefined;
  /** The last place, which phones and the side panel don't share. */
  last: Place;
  /** Shown at Today. */
  dueCount: number;
}

const pathOf = (to: string): string => to.split('?')[0] ?? to;

/** The navigation of phones and the side panel. */
export function BottomNavigation({
  letterPath = '/app/pitches',
  last,
  dueCount,
}: BottomNavigationProps) {
  const { pathname } = useLocation();
  const places: Place[] = [
    { to: '/app', label: 'Today', icon: ListTodo },
    { to: '/app/leads', label: 'Leads', icon: Briefcase },
    { to: '/app/people', label: 'People', icon: Users },
    { to: letterPath, label: 'Letter', icon: PenLine },
    last,
  ];
  const current = places.find(({ to }) => pathOf(to) === pathname);
  return (
    <Bar aria-label="Main">
      {places.map((place) => (
        <PlaceLink
          key={place.label}
          to={place.to}
          aria-current={place === current ? 'page' : undefined}
          onClick={place.onOpen}
        >
          <Icon of={place.icon} size={20} />
          {place.label}
          {place.to === '/app' && dueCount > 0 && (
            <Count>
              <VisuallyHidden>Due: </VisuallyHidden>
              {dueCount.toLocaleString()}
            </Count>
          )}
        </PlaceLink>
      ))}
    </Bar>
  );
}
