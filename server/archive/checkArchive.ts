import { z } from 'zod';
import { type Archive, archiveProblem, archiveSchema } from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isTooLarge, PROFILE_TOO_LARGE } from '#domain/profile/profile.ts';
import { inBatches, parsed, RowsError, readRows } from '../http/readRows.ts';
import { fileKind } from '../resume/fileKind.ts';
import { storedName } from '../resume/storedName.ts';

const { shape } = archiveSchema;

const LISTS = {
  leads: { row: shape.leads.element, most: LIMITS.archivedRows },
  history: { row: shape.history.element, most: LIMITS.archivedRows },
  interviews: { row: shape.interviews.element, most: LIMITS.archivedRows },
  pitches: { row: shape.pitches.element, most: LIMITS.archivedRows },
  messages: { row: shape.messages.element, most: LIMITS.archivedRows },
  people: { row: shape.people.unwrap().element, most: LIMITS.allPeople },
  views: { row: shape.views.element, most: LIMITS.views },
  resumes: { row: shape.resumes.element, most: LIMITS.resumes },
};
type ArchiveList = keyof typeof LISTS;
type ArchiveRow<List extends ArchiveList> = Archive[List][number];

/**
 * Reads an archive row by row. Throws a `RowsError` at the first problem.
 *
 * @returns the profile
 */
function parseArchive(
  bytes: Uint8Array,
  onRow: <List extends ArchiveList>(list: List, row: ArchiveRow<List>, index: number) => void,
): Archive['profile'] {
  let profile: Archive['profile'] = null;
  readRows(bytes, {
    what: 'archive',
    lists: LISTS,
    onRow: (list, row, index) => onRow(list as ArchiveList, row as never, index),
    onBody: (json) => {
      const problem = archiveProblem(json);
      if (problem !== null) throw new RowsError(problem);
      ({ profile } = parsed(archiveSchema, json, 'archive'));
    },
  });
  if (profile && isTooLarge(profile)) throw new RowsError(PROFILE_TOO_LARGE);
  return profile;
}

/** Leads with their history and interviews. */
export type LeadBatch = {
  lead: ArchiveRow<'leads'>;
  history: ArchiveRow<'history'>[];
  interviews: ArchiveRow<'interviews'>[];
}[];

const batches = z.array(z.instanceof(Uint8Array)).max(LIMITS.archivedRows);
const { profile, views, resumes } = archiveSchema.shape;

/**
 * A checked archive. Rows are in batches of JSON, so that the main thread decodes one at a time: a batch of leads is a
 * `LeadBatch`, the others are lists of rows. Files have their content in base64.
 */
export const checkedArchiveSchema = z.object({
  profile,
  leadIds: z.array(z.guid()).max(LIMITS.archivedRows),
  leads: batches,
  pitches: batches,
  messages: batches,
  people: batches,
  views,
  resumes: z
    .array(resumes.element.omit({ content: true }).extend({ base64: z.string() }))
    .max(LIMITS.resumes),
});
export type CheckedArchive = z.output<typeof checkedArchiveSchema>;
export type ArchivedFile = CheckedArchive['resumes'][number];

/** Of one batch, which is one transaction. The embedded database writes one in a few milliseconds. */
const BATCH = { rows: 50, characters: 64 * 1024 };

function fileOf({ content, ...resume }: ArchiveRow<'resumes'>, index: number): ArchivedFile {
  const base64 = content.slice(content.indexOf(',') + 1);
  const file = new Uint8Array(Buffer.from(base64, 'base64'));
  const kind = fileKind(file);
  if (!kind || file.length !== resume.size) {
    throw new RowsError(`resumes[${index}].content must be a PDF, DOC or DOCX file of that size.`);
  }
  return { ...resume, name: storedName(resume.name, kind), base64 };
}

/** Adds a row to those of its lead, of which the last ones are kept. */
function addToLead<Row extends { leadId: string }>(
  rows: Map<string, Row[]>,
  row: Row,
  most: number,
): void {
  const id = row.leadId.toLowerCase();
  rows.set(id, [...(rows.get(id) ?? []), row].slice(-most));
}

function checked(bytes: Uint8Array): CheckedArchive {
  const leads = new Map<string, string>();
  const history = new Map<string, ArchiveRow<'history'>[]>();
  const interviews = new Map<string, ArchiveRow<'interviews'>[]>();
  const pitches: string[] = [];
  const messages: string[] = [];
  const people: string[] = [];
  const views: Archive['views'] = [];
  const resumes: ArchivedFile[] = [];
  const profile = parseArchive(bytes, (list, row, index) => {
    if (list === 'leads') {
      const lead = row as ArchiveRow<'leads'>;
      leads.set(lead.id.toLowerCase(), JSON.stringify(lead));
    } else if (list === 'history') {
      addToLead(history, row as ArchiveRow<'history'>, LIMITS.page);
    } else if (list === 'interviews') {
      addToLead(interviews, row as ArchiveRow<'interviews'>, LIMITS.interviews);
    } else if (list === 'pitches') pitches.push(JSON.stringify(row));
    else if (list === 'messages') messages.push(JSON.stringify(row));
    else if (list === 'people') people.push(JSON.stringify(row));
    else if (list === 'views') views.push(row as ArchiveRow<'views'>);
    else resumes.push(fileOf(row as ArchiveRow<'resumes'>, index));
  });
  const withParts = [...leads].map(([id, lead]) => {
    const parts = { history: history.get(id) ?? [], interviews: interviews.get(id) ?? [] };
    return `{"lead":${lead},${JSON.stringify(parts).slice(1)}`;
  });
  return {
    profile,
    leadIds: [...leads.keys()],
    leads: inBatches(withParts, BATCH),
    pitches: inBatches(pitches, BATCH),
    messages: inBatches(messages, BATCH),
    people: inBatches(people, BATCH),
    views,
    resumes,
  };
}

/** A program: the archive in a body, or why it can't be restored. */
export default function checkArchive({
  bytes,
}: {
  bytes: Uint8Array;
}): { archive: CheckedArchive } | { problem: string } {
  try {
    return { archive: checked(bytes) };
  } catch (error) {
    if (error instanceof RowsError) return { problem: error.message };
    throw error;
  }
}
