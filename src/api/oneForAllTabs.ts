/**
 * Runs `work` in one of the browser's tabs and hands what it reports to all of them: a browser opens
 * only six connections to a server, and each tab holding one would leave none. When the tab goes,
 * the next one takes over. Where pages have no locks (plain http on a network) each works for itself.
 *
 * @param work gets `report`, and whether another tab did the work before; ends with `signal`
 */
export async function oneForAllTabs<T>(
  name: string,
  signal: AbortSignal,
  onReport: (report: T) => void,
  work: (report: (report: T) => void, tookOver: boolean) => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work(onReport, false);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<T>) => onReport(data);
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const report = (what: T) => {
    onReport(what);
    channel.postMessage(what);
  };
  const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work(report, false);
    return lock === null;
  });
  if (!isTaken || signal.aborted) return;
  await navigator.locks
    .request(name, { signal }, () => work(report, true))
    .catch((error: unknown) => {
      // Nobody needs the work any more.
      if (!signal.aborted) throw error;
    });
}
