import { AlertCircle, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { unfold } from '#ui/layout/Fold.tsx';
import { color, radius, space, text, tone } from '#ui/theme.ts';

const Index = styled.nav`
  grid-area: index;
  position: sticky;
  top: 80px;
  align-self: start;
  @media (max-width: 1099.98px) {
    position: static;
    ul {
      display: none;
    }
  }
  @media (min-width: 1100px) {
    > :not(ul) {
      display: none;
    }
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  width: 100%;
  min-height: 34px;
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  ${text.label}
  color: ${color.ink2};
  text-align: start;
  &:hover,
  &[aria-current] {
    background: ${color.hover};
    color: ${color.ink};
  }
  &[data-invalid] {
    color: ${color.dangerText};
  }
  > svg {
    color: ${tone.success.fg};
  }
  &[data-invalid] > svg {
    color: inherit;
  }
`;

interface IndexRow {
  /** The fragment of the section. */
  id: string;
  title: string;
  isInvalid?: boolean;
  isFilled?: boolean;
  /** Of open points. */
  count?: number;
}

/** Opens the section and focuses its head. */
export function openSection(id: string): void {
  const section = document.getElementById(id);
  const head = section?.querySelector<HTMLElement>('summary, [tabindex]');
  unfold(head);
  head?.focus();
}

function markOf({ isInvalid, isFilled, count }: IndexRow): ReactNode {
  if (count) return <Badge tone="progress">{count}</Badge>;
  if (!isInvalid) return isFilled && <Icon of={Check} size={14} />;
  return (
    <>
      <Icon of={AlertCircle} size={14} />
      <VisuallyHidden>has an error</VisuallyHidden>
    </>
  );
}

/** The sections of the form: beside it, or a menu above it. */
export const ProfileIndex = ({ rows, current }: { rows: IndexRow[]; current: string }) => (
  <Index aria-label="Sections">
    <SelectField
      label="Go to"
      value={current}
      options={rows.map(({ id, title }) => ({ value: id, label: title }))}
      onValueChange={openSection}
    />
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <Row
            type="button"
            aria-current={row.id === current || undefined}
            data-invalid={row.isInvalid || undefined}
            onClick={() => openSection(row.id)}
          >
            {row.title}
            {markOf(row)}
          </Row>
        </li>
      ))}
    </ul>
  </Index>
);
