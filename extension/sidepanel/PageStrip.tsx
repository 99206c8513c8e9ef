import { BookmarkCheck, RefreshCw } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, space, text } from '#ui/theme.ts';
import { selectPanel } from './panelSlice.ts';
import { capture } from './useCapture.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

const Strip = styled.div<{ $tracked: boolean }>`
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
  ${({ $tracked }) =>
    $tracked &&
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

/** The open page, and a button to read it again. */
export function PageStrip() {
  const dispatch = useAppDispatch();
  const { page, capture: state } = useAppSelector(selectPanel);
  const tracked = useTrackedLead();
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, page?.url ?? ''));
  if (!page) return null;
  const host = hostOf(page.url);
  const readAgain = () =>
    dispatch(
      capture({
        id: crypto.randomUUID(),
        tabId: page.tabId,
        url: page.url,
        selection: '',
        link: '',
      }),
    );
  return (
    <Strip $tracked={tracked !== undefined} role="status">
      {tracked ? <Icon of={BookmarkCheck} /> : <Monogram name={host} size={16} />}
      {tracked ? (
        <p>
          <strong>Already tracked</strong>
          {host && ` · ${host}`}
        </p>
      ) : (
        <p>
          {CAPTURE_TEXT[isWaiting && state.status === 'none' ? 'waiting' : state.status]}
          {host && ' · '}
          {host && <strong>{host}</strong>}
        </p>
      )}
      {!tracked && state.status !== 'reading' && (
        <IconButton label="Read this page" icon={RefreshCw} onClick={readAgain} />
      )}
    </Strip>
  );
}
