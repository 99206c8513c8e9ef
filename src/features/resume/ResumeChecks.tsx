import { useFormikContext } from 'formik';
import { ArrowDown, Check as CheckMark } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { unfold } from '#ui/layout/Fold.tsx';
import { color, font, media, space, text, tone } from '#ui/theme.ts';
import { type Check, listChecks, type OpenChecks, visitOf } from './resumeChecks.ts';

const Sheet = styled(FlushCard)`
  scroll-margin-top: 80px;
  border-color: ${tone.progress.fg};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[2]};
    padding: ${space[3]} ${space[5]};
  }
  h2 {
    ${text.sectionTitle}
  }
  p {
    ${text.small}
    color: ${color.ink2};
  }
`;

const columns = `
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) 72px;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[4]};
  }
`;

const Columns = styled.div`
  ${columns}
  padding-block: ${space[1]};
  ${text.smallest}
  color: ${color.ink3};
  ${media.narrow} {
    display: none;
  }
`;

const Row = styled.li<{ $done: boolean }>`
  ${columns}
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    ${text.small}
    color: ${color.ink3};
  }
  ${({ $done }) => $done && `strong { color: ${color.ink3}; }`}
  ${media.narrow} {
    > :last-child {
      grid-area: 1 / 2;
    }
    > :not(:first-child):not(:last-child) {
      grid-column: 1 / -1;
    }
  }
`;

const Wide = styled.div`
  grid-column: span 3;
  ${media.narrow} {
    grid-column: auto;
  }
`;

const clipped = `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

const Quote = styled.q`
  ${clipped}
  font-family: ${font.serif};
  color: ${color.ink2};
`;

const Value = styled.div`
  > span {
    ${clipped}
  }
  small {
    color: ${tone.progress.fg};
  }
`;

const Go = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: 32px;
  color: ${color.accentText};
  ${text.label}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.touch} {
    min-width: 44px;
    min-height: 44px;
  }
`;

const Dismiss = styled(Go)`
  margin-left: auto;
`;

interface CheckRowProps {
  check: Check;
  onGo: () => void;
}

function CheckRow({ check, onGo }: CheckRowProps) {
  const { path, label, entry, value, doubt, isDone } = check;
  const action = path === '' ? 'Got it' : doubt ? 'Check' : 'Add';
  const go = (
    <Go
      type="button"
      aria-label={
        path === ''
          ? `${action}: ${doubt?.text}`
          : [`${action} ${label}`, entry].filter(Boolean).join(', ')
      }
      onClick={onGo}
    >
      {isDone ? 'Done' : action}
      <Icon of={isDone || path === '' ? CheckMark : ArrowDown} size={14} />
    </Go>
  );
  return (
    <Row $done={isDone}>
      {doubt ? (
        <>
          <div>
            <strong>{label}</strong>
            {entry && <small>{entry}</small>}
          </div>
          <div>
            <Quote>{doubt.text}</Quote>
          </div>
          <Value>
            <span>{value || '–'}</span>
            {doubt.reason && <small>{doubt.reason}</small>}
          </Value>
        </>
      ) : (
        <Wide>
          <strong>{label}</strong>
          <small>Required. Not found in your resume.</small>
        </Wide>
      )}
      {go}
    </Row>
  );
}

interface ResumeChecksProps {
  checks: OpenChecks;
  /** Gets a field or a text, as in `visitOf`. */
  onVisited: (visited: string) => void;
  onDismissed: () => void;
}

/** The open points of a read resume: required fields without a value, and doubtful values. Gone when all are done. */
export function ResumeChecks({ checks: open, onVisited, onDismissed }: ResumeChecksProps) {
  const { values } = useFormikContext<ProfileFormValues>();
  const sheet = useRef<HTMLDivElement>(null);
  const checks = listChecks(values, open);
  const left = checks.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;

  function goTo(check: Check) {
    const form = sheet.current?.closest('form');
    const field = form?.querySelector<HTMLElement>(`[name="${check.path}"]`);
    unfold(field);
    // The last row takes the focus with it.
    (field ?? form?.querySelector('summary'))?.focus();
    onVisited(visitOf(check));
  }
  const rows = (group: Check[]) => (
    <ul>
      {group.map((check) => (
        <CheckRow
          key={`${check.path} ${check.doubt?.text}`}
          check={check}
          onGo={() => goTo(check)}
        />
      ))}
    </ul>
  );
  const required = checks.filter(({ doubt }) => !doubt);
  const doubtful = checks.filter(({ doubt }) => doubt);

  return (
    <Sheet as="section" id="checks" ref={sheet} tabIndex={-1} aria-labelledby="checks-title">
      <header>
        <h2 id="checks-title">Check these</h2>
        <p role="status">
          {left} left{open.fileName && ` from ${open.fileName}`}
        </p>
        <Dismiss type="button" onClick={onDismissed}>
          Dismiss
        </Dismiss>
      </header>
      {rows(required)}
      {doubtful.length > 0 && (
        <Columns aria-hidden>
          <span />
          <span>In your resume</span>
          <span>Read as</span>
        </Columns>
      )}
      {rows(doubtful)}
    </Sheet>
  );
}
