import { Link } from 'react-router-dom';
import styled from 'styled-components';
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

/** Links to the pages of the settings. */
export const SettingsList = ({ current }: { current: string | undefined }) => (
  <List aria-label="Settings">
    <ul>
      {SETTINGS_PAGES.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </List>
);
