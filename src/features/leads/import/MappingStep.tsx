import type { LeadStatus } from '#domain/contract/enums.ts';
import { counted } from '#domain/counted.ts';
import { isBlankCell } from '#domain/leads/import/leadCsvColumns.ts';
import { IMPORT_FIELDS, NOTES_FIELD } from '#domain/leads/import/leadCsvFields.ts';
import { trackerOf } from '#domain/leads/import/trackerOf.ts';
import { LEAD_STATUS_GROUPS } from '#domain/leads/lead.ts';
import { type Statuses, statusFields, statusKey } from '#domain/leads/statusMenu.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useStatuses } from '../useStatuses.ts';
import { FileQuestions } from './FileQuestions.tsx';
import type { ImportStep } from './leadImportSlice.ts';
import { MappingRows } from './MappingRows.tsx';
import type { CsvFile } from './readCsvFile.ts';
import type { useLeadImport } from './useLeadImport.ts';

const NOT_IMPORTED = 'none';
const FIELD_OPTIONS = [
  { value: NOTES_FIELD.path, label: 'Keep in the notes' },
  { value: NOT_IMPORTED, label: "Don't import" },
  ...IMPORT_FIELDS.filter((field) => field !== NOTES_FIELD).map(({ label, path }) => ({
    value: path,
    label,
    group: path.startsWith('statusChanges.') ? 'Dates in the history' : 'Fields',
  })),
];

/** All statuses, with No response and the user's own. */
function statusOptions({ ids, labels, of }: Statuses) {
  const settings = Object.values(of).flat();
  const groupOf = (status: LeadStatus) =>
    LEAD_STATUS_GROUPS.find(({ statuses }) => statuses.some((each) => each === status))?.label;
  return ids.flatMap((id) => {
    const setting = settings.find((each) => each.id === id);
    if (!setting) return [];
    const value = statusKey(statusFields(setting));
    return { value, label: labels[id] ?? setting.label, group: groupOf(setting.status) };
  });
}

const PREVIEWED = 3;

/** The first different values of a column. */
function preview({ rows }: CsvFile, column: number): string {
  const cells = rows.slice(0, 200).map(({ cells }) => cells[column]?.trim() ?? '');
  const values = [...new Set(cells)].filter((cell) => !isBlankCell(cell));
  return values.slice(0, PREVIEWED).join(' · ') || 'No values in the first rows';
}

type MappingStepProps = Extract<ImportStep, { kind: 'mapping' }> &
  Pick<ReturnType<typeof useLeadImport>, 'reread' | 'changeMapping' | 'mapColumn' | 'mapWord'>;

/** What the columns of the file and the words of its statuses mean. */
export function MappingStep(props: MappingStepProps) {
  const { file, mapping, mapColumn, mapWord } = props;
  const { columns, words } = mapping;
  const statuses = useStatuses();
  const tracker = trackerOf(file.name, file.headings);
  const hasName = columns.some(({ path }) => path === 'company' || path === 'title');
  return (
    <Stack>
      <FileQuestions {...props} />
      <Section
        title="Columns"
        text={`${tracker ? `A ${tracker} export, ` : ''}${file.name}: ${counted(file.rows.length, 'row')}. Below each heading are its first values.`}
      >
        {!hasName && (
          <ErrorText role="status">
            Choose the column for Company or for Title to continue.
          </ErrorText>
        )}
        <MappingRows
          options={FIELD_OPTIONS}
          rows={columns.map(({ heading, path, isGuess }, column) => {
            const name = heading || `Column ${column + 1}`;
            return {
              // Headings may repeat, and never move.
              key: String(column),
              name,
              mark: isGuess && <Badge tone="progress">Guessed from its values</Badge>,
              detail: preview(file, column),
              label: `Import ${name} as`,
              value: path ?? NOT_IMPORTED,
              onChoose: (chosen) => mapColumn(column, chosen === NOT_IMPORTED ? null : chosen),
            };
          })}
        />
      </Section>
      {words.length > 0 && (
        <Section title="Statuses" text={statusesText(words)}>
          <MappingRows
            options={statusOptions(statuses)}
            rows={words.slice(0, MAX_WORDS).map(({ word, rows, isExact, ...status }) => ({
              key: word,
              name: word,
              mark: !isExact && <Badge tone="progress">Please check</Badge>,
              detail: counted(rows, 'row'),
              label: `Status for ${word}`,
              value: statusKey(status),
              onChoose: (chosen) => mapWord(word, chosen),
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}

/** More are no statuses, but the user chose the wrong column. */
const MAX_WORDS = 50;

function statusesText(words: MappingStepProps['mapping']['words']): string {
  const unknown = words.filter(({ isExact }) => !isExact).length;
  if (words.length > MAX_WORDS) {
    return `This column has ${words.length} different values, so it isn't likely a status. The ${MAX_WORDS} least certain are listed.`;
  }
  if (unknown === 0) return 'All words of your file are known.';
  return `Check what ${unknown === 1 ? '1 word means' : `${unknown} words mean`}. Your own wording is kept in the notes.`;
}
