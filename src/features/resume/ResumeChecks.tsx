import { useFormikContext } from 'formik';
import { ArrowDown, Check as CheckMark } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { color, font, media, radius, space, text, tone } from '#ui/theme.ts';
import { type Check, type Doubt, listChecks, visitOf } from './resumeChecks.ts';

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${text.small}
  color: ${color.ink2};
  progress {
    flex: none;
    width: 56px;
    height: 4px;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.line};
    &::-webkit-progress-bar {
      border-radius: ${radius.pill};
      background: ${color.line};
    }
    &::-webkit-progress-value {
      border-radius: ${radius.pill};
      background: ${color.accent};
    }
  }
`;

/** As wide as the form. */
const Table = styled.div`
  margin: 0 -${space[6]} -${space[6]};
  ${media.narrow} {
    margin: 0 -${space[4]} -${space[5]};
  }
`;

const columns = `
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) 72px;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color.line};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[4]};
  }
`;

const GroupHead = styled.div<{ $color: string }>`
  ${columns}
  padding-block: ${space[1]};
  background: ${color.paper};
  ${text.small}
  color: ${color.ink2};
  h3 {
    font-weight: 600;
    color: ${({ $color }) => $color};
  }
  ${media.narrow} {
    > span {
      display: none;
    }
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
  missing: readonly string[];
  doubts: readonly Doubt[];
  taken: readonly string[];
  visited: readonly string[];
  /** Gets a field or a text, as in `visitOf`. */
  onVisited: (visited: string) => void;
}

/** The open points of a read resume: required fields without a value, and doubtful values. */
export function ResumeChecks({ missing, doubts, taken, visited, onVisited }: ResumeChecksProps) {
  const { values } = useFormikContext<ProfileFormValues>();
  const table = useRef<HTMLDivElement>(null);
  const checks = listChecks(values, missing, doubts, taken, visited);
  const done = checks.filter(({ isDone }) => isDone).length;
  if (checks.length === 0) return null;

  function goTo(check: Check) {
    const form = table.current?.closest('form');
    form?.querySelector<HTMLElement>(`[name="${check.path}"]`)?.focus();
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
    <Section title="Check these">
      <Progress>
        <progress aria-hidden value={done} max={checks.length} />
        {done} of {checks.length} done
      </Progress>
      <Table ref={table}>
        {required.length > 0 && (
          <GroupHead $color={color.dangerText}>
            <h3>Missing</h3>
          </GroupHead>
        )}
        {rows(required)}
        {doubtful.length > 0 && (
          <GroupHead $color={tone.progress.fg}>
            <h3>Not sure</h3>
            <span>In your resume</span>
            <span>Read as</span>
          </GroupHead>
        )}
        {rows(doubtful)}
      </Table>
    </Section>
  );
}
