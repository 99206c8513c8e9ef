import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import type { CellKind, CsvCell } from '#domain/leads/import/leadCsvField.ts';
import { LEAD_CSV_FIELDS } from '#domain/leads/import/leadCsvFields.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { localDate } from '#domain/localDate.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { useStatuses } from '../useStatuses.ts';

const MAX_TEXT = 160;
const start = (value: string) => (value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value);

/** A timestamp or a calendar date in the user's language; other values as they are. */
function valueText(value: CsvCell, kind: CellKind): string {
  if (kind !== 'date' || !value)
    return typeof value === 'number' ? value.toLocaleString() : (value ?? '');
  const text = String(value);
  return localDate(new Date(text.length === 10 ? `${text}T12:00` : text));
}

/** Where everything of a row will be. */
function fieldsOf(
  lead: CompleteImportedLead,
  mapped: ReadonlySet<string>,
  statuses: Statuses,
): [string, string][] {
  const { createdAt = '', updatedAt = '' } = lead;
  // The history and the notes are rows of their own.
  const filled = { ...lead, createdAt, updatedAt, appliedAt: null, notes: [] };
  const fields = LEAD_CSV_FIELDS.filter(({ path }) => mapped.has(path) || path === 'status').map(
    ({ label, kind, value }): [string, string] => [label, valueText(value(filled, statuses), kind)],
  );
  const history = lead.statusChanges.map(
    ({ toStatus, changedAt }) =>
      `${statuses.label({ ...lead, status: toStatus, customStatus: '' })} ${localDate(new Date(changedAt))}`,
  );
  fields.push(['History', history.join(' · ')], ['Notes', lead.notes.join('\n')]);
  return fields.filter(([, value]) => value !== '');
}

interface LeadPreviewProps {
  lead: CompleteImportedLead;
  /** The paths of the fields that the file's columns fill, besides the title and the company. */
  mapped: ReadonlySet<string>;
}

/** A lead before it is imported. */
export const LeadPreview = ({ lead, mapped }: LeadPreviewProps) => (
  <DefinitionList
    ruled
    rows={fieldsOf(lead, mapped, useStatuses()).map(([label, value]) => ({
      label,
      value: start(value),
    }))}
  />
);
