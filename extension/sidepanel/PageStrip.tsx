import { BookmarkCheck } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color } from '#ui/theme.ts';
import { ALL_SITES } from '../page/visibleTab.ts';
import { selectForm } from './form/formSlice.ts';
import { CAPTURE_PATH, FORM_PATH, leadPath } from './panelPaths.ts';
import { selectCapture, selectPanel } from './panelSlice.ts';
import { Strip } from './Strip.ts';
import { allowPage, captureVisible } from './useCapture.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

const PageLine = styled(Strip)<{ $isMarked: boolean }>`
  border-bottom: 1px solid ${color.line};
  background: ${({ $isMarked }) => ($isMarked ? color.accentSoft : color.sunken)};
  > svg {
    color: ${({ $isMarked }) => $isMarked && color.accentText};
  }
  a,
  strong {
    font-weight: 500;
    color: ${({ $isMarked }) => ($isMarked ? color.accentText : color.ink)};
  }
  > button {
    min-height: 32px;
  }
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
    <PageLine $isMarked={insertsWhenAllowed} role="status">
      <p>
        {insertsWhenAllowed
          ? 'Nothing is inserted yet. Click the Leadside icon to insert the pitch here.'
          : 'Click the Leadside icon to use this page.'}
      </p>
      <button type="button" onClick={allowAll}>
        Allow all sites
      </button>
    </PageLine>
  );
}

/** Leads to the form filler, on a page with an application form or after it. */
function FormLink() {
  const { open, sign } = useAppSelector(selectForm);
  const { pathname } = useLocation();
  if (pathname === FORM_PATH) return null;
  if (sign) return <Link to={FORM_PATH}>{sign.isSure ? 'Looks sent' : 'Was it sent?'}</Link>;
  const isForm = open.status === 'read' && open.isApplication;
  return isForm ? <Link to={FORM_PATH}>Fill this form</Link> : null;
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
    <PageLine $isMarked={tracked !== undefined} role="status">
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
    </PageLine>
  );
}
