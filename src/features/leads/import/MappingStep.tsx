import styled from 'styled-components';
import { LEAD_STATUS_GROUPS, LEAD_STATUS_LABELS } from '#domain/lead.ts';
import type { LeadCsvField } from '#domain/leadCsvField.ts';
import { LEAD_CSV_FIELDS } from '#domain/leadCsvFields.ts';
import { ErrorText } from '#ui/fields/Field.tsx';
import { SelectControl } from '#ui/fields/SelectControl.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import type { StatusWord } from './checkRows.ts';
import type { CsvFile } from './readCsvFile.ts';
import type { Mapping } from './useLeadImport.ts';

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 13rem;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  p {
    overflow: hidden;
    ${text.small}
    color: ${color.ink3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const NOT_IMPORTED = 'none';
const FIELD_OPTIONS = [
  { value: NOT_IMPORTED, label: "Don't import" },
  ...LEAD_CSV_FIELDS.map(({ label }) => ({ value: label, label })),
];

const STATUS_OPTIONS = LEAD_STATUS_GROUPS.flatMap(({ label: group, statuses }) =>
  statuses.map((status) => ({ value: status as string, label: LEAD_STATUS_LABELS[status], group })),
);

const PREVIEWED_ROWS = 3;

/** The first values of a column. */
function preview({ rows }: CsvFile, column: number): string {
  const cells = rows.slice(0, 50).map(({ cells }) => cells[column]?.trim() ?? '');
  return (
    cells.filter(Boolean).slice(0, PREVIEWED_ROWS).join(' · ') || 'No values in the first rows'
  );
}

interface MappingStepProps extends Mapping {
  file: CsvFile;
  onField: (column: number, field: LeadCsvField | null) => void;
  onWord: (word: string, status: StatusWord['status']) => void;
}

/** What the columns of the file and the words of its statuses mean. */
export function MappingStep({ file, fields, words, onField, onWord }: MappingStepProps) {
  const missing = ['Title', 'Company'].filter(
    (label) => !fields.some((field) => field?.label === label),
  );
  const rowCount = file.rows.length.toLocaleString('en-US');
  return (
    <Stack>
      <Section
        title="Columns"
        text={`${file.name}: ${rowCount} ${file.rows.length === 1 ? 'row' : 'rows'}. Below each heading are its first values.`}
      >
        {missing.length > 0 && (
          <ErrorText role="status">
            Choose the {missing.length === 1 ? 'column' : 'columns'} for {missing.join(' and ')} to
            continue.
          </ErrorText>
        )}
        <Rows>
          {file.headings.map((heading, column) => {
            const name = heading || `Column ${column + 1}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and never move.
              <li key={column}>
                <div>
                  <strong>{name}</strong>
                  <p>{preview(file, column)}</p>
                </div>
                <SelectControl
                  aria-label={`Import ${name} as`}
                  value={fields[column]?.label ?? NOT_IMPORTED}
                  options={FIELD_OPTIONS}
                  onValueChange={(chosen) =>
                    onField(column, LEAD_CSV_FIELDS.find(({ label }) => label === chosen) ?? null)
                  }
                />
              </li>
            );
          })}
        </Rows>
      </Section>
      {words.length > 0 && <StatusWords words={words} onWord={onWord} />}
    </Stack>
  );
}

/** More are no statuses, but the user chose the wrong column. */
const MAX_WORDS = 50;

function StatusWords({ words, onWord }: Pick<MappingStepProps, 'words' | 'onWord'>) {
  const unknown = words.filter(({ isKnown }) => !isKnown).length;
  const isOther = words.length > MAX_WORDS;
  return (
    <Section
      title="Statuses"
      text={
        isOther
          ? `This column has ${words.length} different values, so it isn't likely a status. All become New.`
          : unknown === 0
            ? 'All words of your file are known.'
            : `${unknown === 1 ? '1 word is' : `${unknown} words are`} unknown. Choose what ${unknown === 1 ? 'it means' : 'they mean'}.`
      }
    >
      {!isOther && (
        <Rows>
          {words.map(({ word, rows, status }) => (
            <li key={word}>
              <div>
                <strong>{word}</strong>
                <p>{rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}</p>
              </div>
              <SelectControl
                aria-label={`Status for ${word}`}
                value={status}
                options={STATUS_OPTIONS}
                onValueChange={(chosen) => onWord(word, chosen as StatusWord['status'])}
              />
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
