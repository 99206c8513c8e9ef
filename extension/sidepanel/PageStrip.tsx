import { BookmarkCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, space, text } from '#ui/theme.ts';
import { ALL_SITES } from '../page/visibleTab.ts';
import { FormLink } from './form/FormLink.tsx';
import { CAPTURE_PATH, leadPath } from './panelPaths.ts';
import { selectCapture, selectPanel } from './panelSlice.ts';
import { allowPage, captureVisible } from './useCapture.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

const Strip = styled.div<{ $isMarked: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.ink2};
  ${text.small}
  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a,
  strong {
    font-weight: 500;
    color: ${color.ink};
  }
  > button {
    flex: none;
    min-height: 32px;
    font-weight: 500;
    color: ${color.accentText};
  }
  ${({ $isMarked }) =>
    $isMarked &&
    css`
      background: ${color.accentSoft};

      > svg,
      a,
      strong {
        color: ${color.accentText};
      }
    `}
`;

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';

const CAPTURE_TEXT = {
  none: 'Open page',
  reading: 'Reading this page…',
  ready: 'Read from this page',
  waiting: 'Saved, not synced yet',
  unreadable: "Your browser doesn't allow reading this page",
} as const;

/** How the user lets Leadside use the page. */
function AskForAccess() {
  const dispatch = useAppDispatch();
  const { insertsWhenAllowed } = useAppSelector(selectPanel);
  async function allowAll() {
    if (await chrome.permissions.request(ALL_SITES)) await dispatch(allowPage());
  }
  return (
    <Strip $isMarked={insertsWhenAllowed} role="status">
      <p>
        {insertsWhenAllowed
          ? 'Nothing is inserted yet. Click the Leadside icon to insert the pitch here.'
          : 'Click the Leadside icon to use this page.'}
      </p>
      <button type="button" onClick={allowAll}>
        Allow all sites
      </button>
    </Strip>
  );
}

/** The page that the user sees, the lead that tracks it, and a button to read it. */
export function PageStrip() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { page, source } = useAppSelector(selectPanel);
  const { status } = useAppSelector(selectCapture);
  const tracked = useTrackedLead();
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, page?.url ?? ''));
  if (page?.access === 'ask') return <AskForAccess />;
  if (!page) return null;
  const host = hostOf(page.url);
  const ofPage = page.access === 'never' ? 'unreadable' : source === null ? 'none' : status;
  const isRead = tracked !== undefined || isWaiting || ofPage !== 'none';
  function capture() {
    void dispatch(captureVisible());
    void navigate(CAPTURE_PATH);
  }
  return (
    <Strip $isMarked={tracked !== undefined} role="status">
      {tracked ? <Icon of={BookmarkCheck} /> : <Monogram name={host} size={16} />}
      {tracked ? (
        <p>
          <Link to={leadPath(tracked.id)}>Tracked</Link>
          {host && ` · ${host}`}
        </p>
      ) : (
        <p>
          {CAPTURE_TEXT[isWaiting && ofPage === 'none' ? 'waiting' : ofPage]}
          {host && ' · '}
          {host && <strong>{host}</strong>}
        </p>
      )}
      <FormLink />
      {page.access === 'allowed' && ofPage !== 'reading' && !isWaiting && (
        <button type="button" onClick={capture}>
          {isRead ? 'Capture again' : 'Capture'}
        </button>
      )}
    </Strip>
  );
}
