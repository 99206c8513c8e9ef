import { z } from 'zod';
import { ARCHIVE_VERSION } from './enums.ts';
import { maxLength } from './fields.ts';
import { interviewSchema } from './interviews.ts';
import { leadSchema, statusChangeSchema } from './leads.ts';
import { LIMITS } from './limits.ts';
import { messageSchema } from './messages.ts';
import { personSchema } from './people.ts';
import { pitchSchema } from './pitches.ts';
import { storedProfileSchema, userProfileSchema } from './profile.ts';
import { storedResumeSchema } from './resume.ts';
import { savedViewSchema } from './views.ts';

/* The download of all of a user's data, and its restoration. */

const leadHistorySchema = statusChangeSchema
  .extend({ leadId: z.guid() })
  .meta({ id: 'LeadHistory' });
export type LeadHistory = z.output<typeof leadHistorySchema>;

const archivedResumeSchema = storedResumeSchema.extend({
  content: z
    .string()
    .regex(/^data:[^,]{0,200};base64,[\w+/]*={0,2}$/, 'must be a data URL in base64')
    .max(LIMITS.resumeBytes * 1.4),
});

// The database counts the versions of what it has.
const archivedLeadSchema = leadSchema
  .omit({ userId: true, version: true })
  .meta({ id: 'ArchivedLead' });

const rowsOf = <Row extends z.ZodType>(row: Row, max: number = LIMITS.archivedRows) =>
  z.array(row).check(maxLength(max));

/** POST /user/restore. */
export const archiveSchema = z
  .object({
    format: z.literal('leadside-archive'),
    version: z.literal(ARCHIVE_VERSION),
    profile: userProfileSchema.nullable(),
    leads: rowsOf(archivedLeadSchema),
    history: rowsOf(leadHistorySchema),
    interviews: rowsOf(interviewSchema.omit({ version: true }).meta({ id: 'ArchivedInterview' })),
    pitches: rowsOf(pitchSchema.omit({ version: true }).meta({ id: 'ArchivedPitch' })),
    messages: rowsOf(messageSchema.omit({ version: true }).meta({ id: 'ArchivedMessage' })),
    people: rowsOf(
      personSchema.omit({ version: true }).meta({ id: 'ArchivedPerson' }),
      LIMITS.allPeople,
    ).default([]),
    views: rowsOf(savedViewSchema, LIMITS.views),
    resumes: rowsOf(archivedResumeSchema, LIMITS.resumes),
  })
  .meta({ id: 'Archive' });
export type Archive = z.output<typeof archiveSchema>;

/** Says in a sentence why this isn't an archive that can be restored; `null` if it is one. */
export function archiveProblem(json: unknown): string | null {
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'leadside-archive') return "The file isn't an archive of Leadside.";
  return version === ARCHIVE_VERSION
    ? null
    : `The archive is from another version of Leadside: it has version ${String(version).slice(0, 20)}, and ${ARCHIVE_VERSION} can be restored.`;
}

/** GET /user/archive. Restoring ignores whose the rows were. */
export const archiveFileSchema = archiveSchema
  .extend({
    exportedAt: z.iso.datetime(),
    account: z.object({ email: z.string(), uid: z.string() }),
    profile: storedProfileSchema.nullable(),
    leads: z.array(leadSchema),
    interviews: z.array(interviewSchema),
    pitches: z.array(pitchSchema),
    messages: z.array(messageSchema),
    people: z.array(personSchema),
  })
  .meta({ id: 'ArchiveFile' });

const counts = () =>
  z.object({
    leads: z.int(),
    pitches: z.int(),
    messages: z.int(),
    people: z.int(),
    views: z.int(),
    resumes: z.int(),
    profile: z.int(),
  });

export const restoreResponseSchema = z.object({
  data: z.object({
    added: counts(),
    skipped: counts().describe('Existed already, or there was no room for them.'),
  }),
});
export type RestoreResponse = z.output<typeof restoreResponseSchema>;
