import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SettingsPath } from '#domain/pagePaths.ts';
import { useFocusWhenReplaced } from '#features/shell/useFocusWhenReplaced.ts';
import { SINGLE_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { SETTINGS_PAGES } from './settingsPages.ts';

const List = styled.nav`
  position: sticky;
  top: calc(var(--head, 56px) + ${space[5]});
  a {
    display: flex;
    align-items: center;
    min-height: 34px;
    padding-inline: 11px;
    border-radius: ${radius.control};
    color: ${color.ink2};
    ${text.label}
    &:hover {
      background: ${color.hover};
    }
    &[aria-current] {
      background: ${color.neutralBg};
      color: ${color.ink};
    }
  }
  ${media.single} {
    position: static;
    a {
      min-height: 44px;
      border-bottom: 1px solid ${color.line};
      border-radius: 0;
      color: ${color.ink};
      ${text.body}
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;
  ${media.single} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Back = styled.div`
  margin: -${space[2]} 0 ${space[2]} -${space[3]};
`;

interface SettingsFrameProps {
  /** Beside the title. */
  actionsOf: (path: SettingsPath | undefined) => ReactNode;
  children: (path: SettingsPath) => ReactNode;
}

/** The list of pages, and one of them. Without room for both, first the list and then the page. */
export function SettingsFrame({ actionsOf, children }: SettingsFrameProps) {
  const location = useLocation();
  const isSingle = useMediaQuery(SINGLE_QUERY);
  const opened = SETTINGS_PAGES.find(({ path }) => path === location.pathname);
  const page = opened ?? (isSingle ? undefined : SETTINGS_PAGES[0]);
  const isAlone = isSingle && page !== undefined;
  useFocusWhenReplaced(isAlone, `main nav a[href='${page?.path}']`);
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);
  return (
    <>
      {isAlone && (
        <Back>
          <Button variant="ghost" icon={ArrowLeft} asChild>
            <Link to="/app/settings">Back to Settings</Link>
          </Button>
        </Back>
      )}
      <PageHeader
        title={isAlone ? page.name : 'Settings'}
        tabTitle={page?.name ?? 'Settings'}
        actions={actionsOf(page?.path)}
      />
      <Columns>
        {!isAlone && (
          <List aria-label="Settings">
            <ul>
              {SETTINGS_PAGES.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path} aria-current={path === page?.path ? 'page' : undefined}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </List>
        )}
        {page && children(page.path)}
      </Columns>
    </>
  );
}
