import type { ImapFlow } from 'imapflow';
import { MAIL_DAYS } from '#domain/contract/enums.ts';

/** With more new emails than this, the others are read with the next check. */
const MOST_NEW = 20_000;

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
