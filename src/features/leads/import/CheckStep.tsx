import styled from 'styled-components';
import { counted } from '#domain/counted.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { CheckedRow } from './checkRows.ts';
import { LeadPreview } from './LeadPreview.tsx';
import { chosenLeads, type ImportStep } from './leadImportSlice.ts';

const Rows = styled.ul`
  > li {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    ${text.small}
    color: ${color.ink3};
  }
`;

/** The rest is counted. */
const LISTED = 100;

interface RowListProps {
  rows: readonly CheckedRow[];
  unticked: Record<number, true>;
  mapped: ReadonlySet<string>;
  onTick: (rows: readonly number[], isTicked: boolean) => void;
}

function RowList({ rows, unticked, mapped, onTick }: RowListProps) {
  return (
    <Rows>
      {rows.slice(0, LISTED).map(({ row, lead, misfits, duplicateOf }) => (
        <li key={row}>
          <LabeledCheckbox
            checked={!unticked[row]}
            onChange={({ target }) => onTick([row], target.checked)}
          >
            <span>
              <strong>{lead.company}</strong>: {lead.title}
            </span>
          </LabeledCheckbox>
          <small>
            Row {row}
            {duplicateOf && ` · looks like ${duplicateOf}`}
          </small>
          {misfits.length > 0 && (
            <span>
              <Badge tone="progress">In the notes: {[...new Set(misfits)].join(', ')}</Badge>
            </span>
          )}
          <LeadPreview lead={lead} mapped={mapped} />
        </li>
      ))}
      {rows.length > LISTED && <li>and {(rows.length - LISTED).toLocaleString()} more</li>}
    </Rows>
  );
}

/** How many cells of each column don't fit their field. */
function misfitText(leads: readonly CheckedRow[]): string {
  const byColumn = Map.groupBy(
    leads.flatMap(({ misfits }) => misfits),
    (heading) => heading,
  );
  return [...byColumn].map(([heading, { length }]) => `${heading} (${length})`).join(', ');
}

type CheckStepProps = Extract<ImportStep, { kind: 'check' }> & Pick<RowListProps, 'onTick'>;

/** What will be added, and where everything will be. */
export function CheckStep({ onTick, ...step }: CheckStepProps) {
  const { checked, unticked } = step;
  const duplicates = checked.leads.filter(({ duplicateOf }) => duplicateOf);
  const others = checked.leads.filter(({ duplicateOf }) => !duplicateOf);
  const mapped = new Set(
    step.mapping.columns.flatMap(({ path }) =>
      path && path !== 'title' && path !== 'company' ? path : [],
    ),
  );
  const misfits = misfitText(checked.leads);
  const { length } = chosenLeads(step);
  return (
    <Stack>
      <Stack $gap={1} role="status">
        <p>
          {counted(length, 'row')} will be imported as {length === 1 ? 'a new lead' : 'new leads'}.
        </p>
        {misfits && <p>Values that don't fit a field are kept in the notes: {misfits}.</p>}
        {checked.skipped.length > 0 && (
          <p>
            {counted(checked.skipped.length, 'row')} with neither a company nor a title{' '}
            {checked.skipped.length === 1 ? 'is' : 'are'} left out: {rowNumbers(checked.skipped)}.
          </p>
        )}
      </Stack>
      {duplicates.length > 0 && (
        <Section
          title="Possible duplicates"
          text={`${counted(duplicates.length, 'row')} ${duplicates.length === 1 ? 'looks' : 'look'} like a lead that you have or an earlier row. Untick what you don't want twice.`}
        >
          <LabeledCheckbox
            checked={duplicates.every(({ row }) => !unticked[row])}
            onChange={({ target }) =>
              onTick(
                duplicates.map(({ row }) => row),
                target.checked,
              )
            }
          >
            Import all possible duplicates
          </LabeledCheckbox>
          <RowList rows={duplicates} unticked={unticked} mapped={mapped} onTick={onTick} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="New leads">
          <RowList rows={others} unticked={unticked} mapped={mapped} onTick={onTick} />
        </Section>
      )}
    </Stack>
  );
}

const rowNumbers = (rows: readonly number[]): string =>
  rows.length > 20 ? `${rows.slice(0, 20).join(', ')} …` : rows.join(', ');
