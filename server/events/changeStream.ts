import { PassThrough } from 'node:stream';
import type { VerifiedUser } from '../auth/tokenVerifier.ts';
import { sseEvent } from '../http/sseEvent.ts';
import { eventStreams } from '../metrics/metrics.ts';
import type { ChangeFeed } from './changeFeed.ts';

/** Milliseconds. Proxies close connections that are silent for longer. */
const HEARTBEAT_INTERVAL = 20_000;

/** Bytes that a client may leave unread before the server drops it. */
const MAX_UNREAD = 64 * 1024;

/** Milliseconds. A longer timer would end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The server-sent events of one client: `ready` at the start and when events may have been lost, and
 * `change` with a `LiveEvent`. Ends when the token expires or is revoked, when its
 * session ends and when the account is deleted.
 */
export function changeStream(
  changes: ChangeFeed,
  { uid, sessionId, expiresAt }: Pick<VerifiedUser, 'uid' | 'sessionId' | 'expiresAt'>,
): PassThrough {
  const stream = new PassThrough();
  const send = (text: string) => {
    if (stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength > MAX_UNREAD) stream.destroy();
  };
  const unsubscribe = changes.subscribe(uid, {
    onChange(change) {
      const { entity, id } = change;
      // The account, the session or the access token. Others of the user go on.
      if ((entity === 'auth' && id === uid) || id === sessionId) stream.end();
      else if (entity !== 'auth') send(sseEvent('change', change));
    },
    onReconnect: () => send(sseEvent('ready', {})),
  });
  send(sseEvent('ready', {}));
  const heartbeat = setInterval(send, HEARTBEAT_INTERVAL, ': heartbeat\n\n');
  const remaining = expiresAt.getTime() - Date.now();
  const expiry = setTimeout(() => stream.end(), Math.min(remaining, LONGEST_TIMER));
  eventStreams.inc();
  stream.once('close', () => {
    eventStreams.dec();
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(expiry);
  });
  return stream;
}
