import styled from 'styled-components';
import { CheckboxLabel } from '#ui/fields/FormCheckbox.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { CheckedRows } from './checkRows.ts';

const Rows = styled.ul`
  max-height: 14rem;
  overflow-y: auto;
  ${text.small}
  color: ${color.ink2};
  > li {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[2]};
    padding-block: ${space[1]};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;

/** The rest is counted. */
const LISTED = 100;

function RowList({ rows, label }: { rows: { row: number; text: string }[]; label: string }) {
  return (
    // A list that scrolls needs the focus of the keyboard.
    <Rows tabIndex={0} aria-label={label}>
      {rows.slice(0, LISTED).map(({ row, text }) => (
        <li key={row}>
          <span>Row {row}</span>
          <span>{text}</span>
        </li>
      ))}
      {rows.length > LISTED && <li>and {(rows.length - LISTED).toLocaleString('en-US')} more</li>}
    </Rows>
  );
}

const rowCount = (count: number): string =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;

interface CheckStepProps {
  checked: CheckedRows;
  addsDuplicates: boolean;
  onAddsDuplicates: (adds: boolean) => void;
}

/** What will be added, skipped, and can't be imported. */
export function CheckStep({ checked, addsDuplicates, onAddsDuplicates }: CheckStepProps) {
  const { leads, duplicates, problems } = checked;
  return (
    <Stack>
      <p role="status">
        {rowCount(leads.length)} can be imported as{' '}
        {leads.length === 1 ? 'a new lead' : 'new leads'}
        {problems.length > 0 && `; ${rowCount(problems.length)} can't be imported`}.
      </p>
      {duplicates.length > 0 && (
        <Section
          title="Likely duplicates"
          text={`${rowCount(duplicates.length)} ${duplicates.length === 1 ? 'repeats a lead or another row and is' : 'repeat a lead or another row and are'} skipped.`}
        >
          <CheckboxLabel>
            <input
              type="checkbox"
              checked={addsDuplicates}
              onChange={({ target }) => onAddsDuplicates(target.checked)}
            />
            Import them anyway
          </CheckboxLabel>
          <RowList
            label="Likely duplicates"
            rows={duplicates.map(({ row, lead }) => ({
              row,
              text: `${lead.title} at ${lead.company}`,
            }))}
          />
        </Section>
      )}
      {problems.length > 0 && (
        <Section
          title={`${rowCount(problems.length)} can't be imported`}
          text="Correct your file and import it again: the other rows are then skipped as duplicates. Or go back and don't import a column."
        >
          <RowList label="Rows with problems" rows={problems} />
        </Section>
      )}
    </Stack>
  );
}
