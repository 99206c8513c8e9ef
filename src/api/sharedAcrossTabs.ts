/**
 * Runs `connect` in one of the browser's tabs and passes its messages on to all of them. HTTP/1.1
 * allows six connections to a server, so one per tab would leave none for requests. When the tab
 * closes, the next one takes over. In old browsers, without Web Locks, each tab has its own connection.
 *
 * @param connect runs until `signal` aborts; `isTakeover` means that another tab was connected before
 */
export async function sharedAcrossTabs<Message>(
  name: string,
  signal: AbortSignal,
  onMessage: (message: Message) => void,
  connect: (report: (message: Message) => void, isTakeover: boolean) => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return connect(onMessage, false);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const report = (message: Message) => {
    onMessage(message);
    channel.postMessage(message);
  };
  const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await connect(report, false);
    return lock === null;
  });
  if (!isTaken || signal.aborted) return;
  await navigator.locks
    .request(name, { signal }, () => connect(report, true))
    .catch((error: unknown) => {
      // Rejects when the wait for the lock is aborted.
      if (!signal.aborted) throw error;
    });
}
