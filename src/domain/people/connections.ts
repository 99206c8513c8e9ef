import type { NewPerson } from '#domain/contract/people.ts';
import { isoDate } from '#domain/extraction/isoDate.ts';
import { cellReader, type LinkedInTable } from '#domain/leads/import/linkedInTable.ts';
import { contactColumns, contactOfRow } from './contactColumns.ts';
import { readContact } from './readContact.ts';

/** The people of LinkedIn's table of connections. */
export function connections(table: LinkedInTable): NewPerson[] {
  const columns = contactColumns(table.headings);
  if (!columns) return [];
  const cell = cellReader(table);
  return table.rows.flatMap(({ cells }) => {
    const connectedOn = isoDate(cell(cells, 'connectedOn'));
    return readContact({ ...contactOfRow(columns, cells), connectedOn }) ?? [];
  });
}
