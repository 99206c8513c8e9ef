import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StoredResume } from '#domain/contract/resume.ts';
import { lockUser } from '../auth/repository.ts';
import type { Database } from '../db/database.ts';
import { timestampText } from '../db/expressions.ts';
import { ownRows } from '../db/ownRows.ts';
import { clock, resumes } from '../db/schema.ts';

/** A resume's file. */
export interface ResumeFile {
  name: string;
  bytes: Uint8Array;
}

/* The content travels as base64: the embedded database takes seconds to encode 10 MB of bytes. */
const toBytea = (bytes: Uint8Array) =>
  sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`;

const content = sql<Uint8Array>`encode(${resumes.content}, 'base64')`.mapWith(
  (base64: string) => new Uint8Array(Buffer.from(base64, 'base64')),
);

/** Everything but the content. */
const columns = {
  id: resumes.id,
  name: resumes.name,
  size: resumes.size,
  createdAt: timestampText(resumes.createdAt),
};

export const ownResumes = ownRows(resumes);

/** The user's files, the last uploaded first. */
export async function listResumes(db: Database, userId: string): Promise<StoredResume[]> {
  return db
    .select(columns)
    .from(resumes)
    .where(ownResumes.all(userId))
    .orderBy(desc(resumes.createdAt), resumes.id);
}

/** The user's file, or `null` when there is none with this id. */
export async function findResume(
  db: Database,
  userId: string,
  id: string,
): Promise<ResumeFile | null> {
  const [file] = await db
    .select({ name: resumes.name, bytes: content })
    .from(resumes)
    .where(ownResumes.one(userId, id));
  return file ?? null;
}

/** Bytes. */
const SLICE = 512 * 1024;

/** The name and size of the user's file, or `null` when there is none with this id. */
export async function findResumeEntry(
  db: Database,
  userId: string,
  id: string,
): Promise<StoredResume | null> {
  const [entry] = await db.select(columns).from(resumes).where(ownResumes.one(userId, id));
  return entry ?? null;
}

/** A file's content in slices, so that ten downloads at once neither fill the memory nor block others. */
export async function* resumeSlices(
  db: Database,
  userId: string,
  { id, size }: Pick<StoredResume, 'id' | 'size'>,
): AsyncGenerator<Buffer> {
  for (let start = 1; start <= size; start += SLICE) {
    const slice = sql<string>`encode(substring(${resumes.content} from ${start}::int for ${SLICE}::int), 'base64')`;
    const [row] = await db.select({ slice }).from(resumes).where(ownResumes.one(userId, id));
    if (!row) throw new Error('The file was deleted during its download');
    yield Buffer.from(row.slice, 'base64');
  }
}

/**
 * Stores a file, once: the same bytes again only get the new name and date. Returns `null`, without a
 * change, when the user has `LIMITS.resumes` other files.
 */
export async function addResume(
  db: Database,
  userId: string,
  { name, bytes }: ResumeFile,
): Promise<StoredResume | null> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return db.transaction(async (tx) => {
    // One upload of a user at a time, so that two can't both get the last free place.
    await lockUser(tx, userId);
    const [again] = await tx
      .update(resumes)
      .set({ name, createdAt: clock })
      .where(
        and(
          ownResumes.all(userId),
          eq(resumes.size, bytes.length),
          sql`encode(sha256(${resumes.content}), 'hex') = ${sha256}`,
        ),
      )
      .returning(columns);
    if (again) return again;
    if ((await tx.$count(resumes, ownResumes.all(userId))) >= LIMITS.resumes) return null;
    const [added] = await tx
      .insert(resumes)
      .values({ userId, id: randomUUID(), name, size: bytes.length, content: toBytea(bytes) })
      .returning(columns);
    return added ?? null;
  });
}

/** Characters; longer than any real resume. */
const MOST_TEXT = 40_000;

/** Keeps the text of the file that the profile is filled from. No other file of the user has one. */
export async function keepResumeText(
  db: Database,
  userId: string,
  id: string,
  said: string,
): Promise<void> {
  const text = said.replaceAll('\0', '').toWellFormed().slice(0, MOST_TEXT);
  await db.transaction(async (tx) => {
    await tx
      .update(resumes)
      .set({ text: null })
      .where(and(ownResumes.all(userId), ne(resumes.id, id), isNotNull(resumes.text)));
    await tx.update(resumes).set({ text }).where(ownResumes.one(userId, id));
  });
}

/** The text of the file that the profile was last filled from; `null` if no file was read since they are kept. */
export async function findResumeText(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ text: resumes.text })
    .from(resumes)
    .where(and(ownResumes.all(userId), isNotNull(resumes.text)))
    .orderBy(desc(resumes.createdAt))
    .limit(1);
  return row?.text ?? null;
}
