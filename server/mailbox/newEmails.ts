import type { ImapFlow } from 'imapflow';
import { MAIL_DAYS } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';

/** What is read in one step. */
const MOST = { emails: 100, bytes: 8 * 1024 * 1024 };

/** With more new emails than this, the others are read with the next check. */
const MOST_NEW = 20_000;

export interface Email {
  uid: number;
  arrivedAt: Date;
  /** At most `LIMITS.messageBytes` of it. */
  source: Uint8Array;
}

const DAY = 86_400_000;

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

/** The numbers of the emails after `lastUid` that are recent enough to be read. */
export async function newUids(client: ImapFlow, lastUid: number): Promise<number[]> {
  const query = { since: daysAgo(MAIL_DAYS.read), uid: `${lastUid + 1}:*` };
  const uids = await client.search(query, { uid: true });
  if (!uids) throw new Error('The server found no emails in its own folder.');
  // A range that is past the end means the last email.
  const found = uids.filter((uid) => uid > lastUid);
  return found.toSorted((a, b) => a - b).slice(0, MOST_NEW);
}

/**
 * Reads the emails in steps. After a step with a `lastUid`, all up to it were read. The client fetches no more while
 * a step is worked on.
 */
export async function* readEmails(
  client: ImapFlow,
  uids: readonly number[],
): AsyncGenerator<{ emails: Email[]; lastUid?: number }> {
  const source = { start: 0, maxLength: LIMITS.messageBytes };
  for (let start = 0; start < uids.length; start += MOST.emails) {
    const chunk = uids.slice(start, start + MOST.emails);
    let emails: Email[] = [];
    let bytes = 0;
    const fetched = client.fetch(chunk, { uid: true, internalDate: true, source }, { uid: true });
    for await (const email of fetched) {
      if (!email.source) continue;
      const arrivedAt = new Date(email.internalDate ?? Date.now());
      emails.push({ uid: email.uid, arrivedAt, source: email.source });
      bytes += email.source.length;
      if (bytes < MOST.bytes) continue;
      yield { emails };
      [emails, bytes] = [[], 0];
    }
    yield { emails, lastUid: chunk.at(-1) };
  }
}
