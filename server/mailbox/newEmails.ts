import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { MAIL_DAYS } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';

/** Emails that are read in one step. */
const MOST = { emails: 100, bytes: 8 * 1024 * 1024 };

/** With more new emails than this, the oldest are read first and the others with the next check. */
const MOST_NEW = 20_000;

export interface Email {
  uid: number;
  /** When it arrived. */
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
  return uids
    .filter((uid) => uid > lastUid)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_NEW);
}

/** Fetches what a step needs. The client keeps to its own limit for one email; all together have one here. */
async function fetchAll(
  client: ImapFlow,
  uids: readonly number[],
  query: Parameters<ImapFlow['fetch']>[1],
): Promise<FetchMessageObject[]> {
  const fetched: FetchMessageObject[] = [];
  let bytes = 0;
  for await (const email of client.fetch(uids.join(','), query, { uid: true })) {
    bytes += email.source?.length ?? 0;
    if (bytes > MOST.bytes + LIMITS.messageBytes) throw new Error('The server sent too much.');
    fetched.push(email);
  }
  return fetched;
}

/** Reads the emails in steps, in their order. One that was deleted meanwhile is left out. */
export async function* readEmails(
  client: ImapFlow,
  uids: readonly number[],
): AsyncGenerator<{ emails: Email[]; lastUid: number }> {
  for (let start = 0; start < uids.length; start += MOST.emails) {
    const chunk = uids.slice(start, start + MOST.emails);
    const sizes = new Map<number, number>();
    for (const { uid, size = 0 } of await fetchAll(client, chunk, { uid: true, size: true }))
      sizes.set(uid, Math.min(size, LIMITS.messageBytes));
    for (const part of partsBySize(chunk, sizes)) {
      const query = {
        uid: true,
        internalDate: true,
        source: { start: 0, maxLength: LIMITS.messageBytes },
      };
      const emails = (await fetchAll(client, part, query)).map(
        ({ uid, internalDate, source = Buffer.alloc(0) }): Email => ({
          ...{ uid, source },
          arrivedAt: new Date(internalDate ?? Date.now()),
        }),
      );
      yield { emails, lastUid: part.at(-1) ?? 0 };
    }
  }
}

function partsBySize(uids: readonly number[], sizes: Map<number, number>): number[][] {
  const parts: number[][] = [];
  let room = 0;
  for (const uid of uids) {
    room -= sizes.get(uid) ?? 0;
    const part = parts.at(-1);
    if (part && room >= 0) part.push(uid);
    else {
      parts.push([uid]);
      room = MOST.bytes - (sizes.get(uid) ?? 0);
    }
  }
  return parts;
}
