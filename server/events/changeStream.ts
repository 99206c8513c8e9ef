import { PassThrough } from 'node:stream';
import { sseEvent } from '../http/sseEvent.ts';
import type { ChangeFeed } from './changeFeed.ts';

/** How often something is sent even if nothing changed, in milliseconds: proxies cut what is silent. */
const HEARTBEAT = 20_000;

/** How much a client may leave unread, in bytes, before it counts as gone. */
const MAX_UNREAD = 64 * 1024;

/**
 * What changes for a user, as server-sent events: `ready` once changes are heard, `change` with
 * `{word, id}`, and `ready` again when some may have been missed. It ends by itself when the token
 * that opened it does, and with the account.
 */
export function changeStream(
  changes: ChangeFeed,
  { uid, expiresAt }: { uid: string; expiresAt: Date },
): PassThrough {
  const stream = new PassThrough();
  const say = (text: string) => {
    if (stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength > MAX_UNREAD) stream.destroy();
  };
  const unsubscribe = changes.subscribe(uid, {
    onChange(change) {
      if (change.entity === 'auth') stream.end();
      else say(sseEvent('change', change));
    },
    onGap: () => say(sseEvent('ready', {})),
  });
  say(sseEvent('ready', {}));
  const heartbeat = setInterval(say, HEARTBEAT, ': still here\n\n');
  const expiry = setTimeout(() => stream.end(), expiresAt.getTime() - Date.now());
  stream.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(expiry);
  });
  return stream;
}
