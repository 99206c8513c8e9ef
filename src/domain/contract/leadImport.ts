import { z } from 'zod';
import { LEAD_STATUSES } from './enums.ts';
import { maxLength, notEmpty, requiredText, text, timestampInput, uuid } from './fields.ts';
import { newLeadSchema } from './leads.ts';
import { LIMITS } from './limits.ts';

/* Leads that come from a file. */

export const importedLeadSchema = newLeadSchema
  .extend({
    id: uuid().describe('Made by the client: the same request sent twice adds each lead once.'),
    createdAt: timestampInput().optional().describe('When the file says that it was added.'),
    updatedAt: timestampInput().optional(),
    notes: z
      .array(requiredText(LIMITS.note))
      .check(maxLength(LIMITS.importedNotes))
      .default([])
      .describe('What fits no field.'),
    statusChanges: z
      .array(z.strictObject({ toStatus: z.enum(LEAD_STATUSES), changedAt: timestampInput() }))
      .check(maxLength(LIMITS.importedStatusChanges))
      .default([])
      .describe('When the lead got its statuses, the oldest first.'),
  })
  .meta({ id: 'ImportedLead' });
export type ImportedLead = z.input<typeof importedLeadSchema>;
/** An imported lead with its defaults filled in. */
export type CompleteImportedLead = z.output<typeof importedLeadSchema>;

/** POST /leads/import: all of the leads that don't exist yet, or none. */
export const leadImportSchema = z
  .strictObject({
    leads: z.array(importedLeadSchema).check(notEmpty(), maxLength(LIMITS.importedLeads)),
  })
  .meta({ id: 'LeadImport' });

const count = () => z.int().min(0);

export const leadImportResponseSchema = z.object({
  data: z.object({ added: count(), existing: count().describe('Had the id of a lead.') }),
});
export type LeadImportResponse = z.output<typeof leadImportResponseSchema>;

/** POST /leads/import/undo. */
export const leadImportUndoSchema = z
  .strictObject({
    leadIds: z.array(z.string()).check(notEmpty(), maxLength(LIMITS.importedLeads)),
  })
  .meta({ id: 'LeadImportUndo' });

export const leadImportUndoResponseSchema = z.object({
  data: z.object({
    removed: count(),
    kept: count().describe('Were changed since, or have a note or a pitch.'),
  }),
});
export type LeadImportUndoResponse = z.output<typeof leadImportUndoResponseSchema>;

/** POST /leads/import/columns: columns of a file whose headings say nothing, with their first values. */
export const columnsRequestSchema = z
  .strictObject({
    columns: z
      .array(
        z.strictObject({
          heading: text(LIMITS.columnText),
          values: z.array(text(LIMITS.columnText)).check(maxLength(LIMITS.columnValues)),
        }),
      )
      .check(notEmpty(), maxLength(LIMITS.columnsRead)),
  })
  .meta({ id: 'ColumnsRequest' });
export type ColumnsRequest = z.input<typeof columnsRequestSchema>;

export const columnsResponseSchema = z.object({
  data: z.object({
    fields: z
      .array(z.string().nullable())
      .describe(
        "For each column the lead's field; `null` if the model isn't sure. Empty without a model.",
      ),
    notice: z.string().describe('Why the model read nothing; otherwise empty.'),
  }),
});
export type ColumnsResponse = z.output<typeof columnsResponseSchema>;
