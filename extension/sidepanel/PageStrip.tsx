import { BookmarkCheck, RefreshCw } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, space, text } from '#ui/theme.ts';
import { ALL_SITES } from '../page/visibleTab.ts';
import { selectCapture, selectPanel } from './panelSlice.ts';
import { allowPage, captureVisible } from './useCapture.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

const Strip = styled.div<{ $isMarked: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.ink2};
  ${text.small}
  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 500;
    color: ${color.ink};
  }
  ${({ $isMarked }) =>
    $isMarked &&
    css`
      background: ${color.accentSoft};

      > svg,
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
  unreadable: "Chrome doesn't allow reading this page",
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
      <Button variant="ghost" onClick={allowAll}>
        Allow all sites
      </Button>
    </Strip>
  );
}

/** The page that the user sees, and a button to read it. */
export function PageStrip({ onlyAsks }: { onlyAsks: boolean }) {
  const dispatch = useAppDispatch();
  const { page, source } = useAppSelector(selectPanel);
  const { status } = useAppSelector(selectCapture);
  const tracked = useTrackedLead();
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, page?.url ?? ''));
  if (page?.access === 'ask') return <AskForAccess />;
  if (!page || onlyAsks) return null;
  const host = hostOf(page.url);
  const ofPage = page.access === 'never' ? 'unreadable' : source === null ? 'none' : status;
  return (
    <Strip $isMarked={tracked !== undefined} role="status">
      {tracked ? <Icon of={BookmarkCheck} /> : <Monogram name={host} size={16} />}
      {tracked ? (
        <p>
          <strong>Already tracked</strong>
          {host && ` · ${host}`}
        </p>
      ) : (
        <p>
          {CAPTURE_TEXT[isWaiting && ofPage === 'none' ? 'waiting' : ofPage]}
          {host && ' · '}
          {host && <strong>{host}</strong>}
        </p>
      )}
      {!tracked && page.access === 'allowed' && ofPage !== 'reading' && (
        <IconButton
          label="Read this page"
          icon={RefreshCw}
          onClick={() => dispatch(captureVisible())}
        />
      )}
    </Strip>
  );
}
