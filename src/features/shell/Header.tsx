import { Search as SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Key, MOD_KEY } from '#ui/display/Key.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { bufferTyping } from './bufferTyping.ts';
import { dialogOpened } from './dialogSlice.ts';

/** The most that a page uses of a wide window, with its padding. */
export const CONTENT_WIDTH = '90rem';

const TopBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: 56px;
  /* The right edge of the page's content. */
  padding: 0 max(${space[8]}, calc(100% - ${CONTENT_WIDTH} + ${space[8]})) 0 ${space[8]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  ${media.narrow} {
    padding: 0 ${space[4]};
    /* A screen with a head of its own, whose Back leads to one without. */
    body:has([data-own-head]) & {
      display: none;
    }
  }
`;

/** On a phone, what is beside the greeting is below it. */
const Start = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  ${media.narrow} {
    flex-direction: column;
    gap: 0;
    align-items: stretch;
  }
`;

const Welcome = styled.p`
  flex: 1 1 auto;
  min-width: 0;
  color: ${color.ink2};
  ${ellipsis}
  /* Beside the progress, only a letter of it would be left. */
  @media (min-width: 768px) and (max-width: 899.98px) {
    &:not(:last-child) {
      display: none;
    }
  }

  strong {
    font-weight: 500;
    color: ${color.ink};
  }
`;

const Search = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  width: 13rem;
  min-height: 36px;
  margin-right: ${space[2]};
  padding: 0 ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink3};
  ${text.small}
  kbd {
    margin-left: auto;
  }
  ${media.narrow} {
    justify-content: center;
    width: 44px;
    min-height: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    span {
      ${visuallyHidden}
    }
    kbd {
      display: none;
    }
  }
`;

interface HeaderProps {
  welcomeName: string;
  /** Beside the greeting. */
  progress?: ReactNode;
  /** In place of greeting and search. */
  brand?: ReactNode;
  /** At the right edge. */
  children: ReactNode;
}

/** The header of every signed-in page. */
export function Header({ welcomeName, progress, brand, children }: HeaderProps) {
  const dispatch = useAppDispatch();
  function search() {
    bufferTyping(true);
    dispatch(dialogOpened({ kind: 'palette' }));
  }
  return (
    <TopBar>
      {brand ?? (
        <>
          <Start>
            <Welcome>
              Welcome back, <strong>{welcomeName}</strong>
            </Welcome>
            {progress}
          </Start>
          <Search type="button" aria-keyshortcuts="Control+K Meta+K" onClick={search}>
            <Icon of={SearchIcon} size={16} />
            <span>Search</span>
            <Key aria-hidden>{MOD_KEY}K</Key>
          </Search>
        </>
      )}
      {children}
    </TopBar>
  );
}
