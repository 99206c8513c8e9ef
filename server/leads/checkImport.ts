import { z } from 'zod';
import { importedLeadSchema, leadImportSchema } from '#domain/contract/leadImport.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { inBatches, parsed, RowsError, readRows } from '../http/readRows.ts';

export interface CheckedImport {
  /** Of leads with their defaults, each lead once. */
  batches: Uint8Array[];
  /** How many there are in the body. */
  leads: number;
}

/** Of one transaction. The embedded database writes one in about 50 milliseconds. */
const BATCH = { rows: 100, characters: 128 * 1024 };

const READ = z.strictObject({ leads: z.array(z.never()) });

/** A program: the leads in a body, or why they can't be imported. */
export default function checkImport({
  bytes,
}: {
  bytes: Uint8Array;
}): CheckedImport | { problem: string } {
  const byId = new Map<string, string>();
  let leads = 0;
  const onRow = (_list: string, row: unknown) => {
    leads += 1;
    byId.set((row as { id: string }).id, JSON.stringify(row));
  };
  try {
    readRows(bytes, {
      what: 'import',
      lists: { leads: { row: importedLeadSchema, most: LIMITS.importedLeads } },
      onRow,
      // Rows have left their list.
      onBody: (json) => parsed(leads === 0 ? leadImportSchema : READ, json, 'import'),
    });
  } catch (error) {
    if (error instanceof RowsError) return { problem: error.message };
    throw error;
  }
  return { batches: inBatches([...byId.values()], BATCH), leads };
}
