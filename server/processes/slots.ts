import type { Queue } from '../metrics/metrics.ts';

export interface Slots extends Queue {
  /** Runs the task once there is a slot for its owner. Throws the signal's reason if it aborts before. */
  run<T>(owner: unknown, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** How long it counts that an owner has used a slot, in milliseconds: this long to twice as long. */
const REMEMBERED = 60_000;

/** The milliseconds that each owner has used lately. */
function createUsage() {
  let now = new Map<unknown, number>();
  let before = new Map<unknown, number>();
  let since = performance.now();
  return {
    of: (owner: unknown): number => (now.get(owner) ?? 0) + (before.get(owner) ?? 0),
    add(owner: unknown, milliseconds: number): void {
      if (performance.now() - since > REMEMBERED) {
        [before, now, since] = [now, new Map(), performance.now()];
      }
      now.set(owner, (now.get(owner) ?? 0) + milliseconds);
    },
  };
}

/**
 * Lets so many tasks run at the same time: one of each owner, and next that of the owner who has used least lately. Who
 * sends many or expensive ones lets no one else wait for them.
 */
export function createSlots(count: number): Slots {
  const running = new Set<unknown>();
  const usage = createUsage();
  /** Of those who have used the same, the one whose turn was longest ago comes first. */
  const queues = new Map<unknown, Set<() => void>>();

  function startNext(): void {
    if (running.size >= count) return;
    const [next] = [...queues.keys()]
      .filter((owner) => !running.has(owner))
      .toSorted((a, b) => usage.of(a) - usage.of(b));
    const queue = queues.get(next);
    const [start] = queue ?? [];
    if (!queue || !start) return;
    queues.delete(next);
    queue.delete(start);
    if (queue.size > 0) queues.set(next, queue);
    running.add(next);
    start();
  }

  function turn(owner: unknown, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const queue = queues.get(owner) ?? new Set();
      const leave = () => {
        queue.delete(start);
        if (queue.size === 0 && queues.get(owner) === queue) queues.delete(owner);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave);
      queues.set(owner, queue.add(start));
      startNext();
    });
  }

  return {
    get running() {
      return running.size;
    },
    get waiting() {
      return [...queues.values()].reduce((sum, { size }) => sum + size, 0);
    },
    async run(owner, task, signal) {
      await turn(owner, signal);
      const started = performance.now();
      try {
        return await task();
      } finally {
        running.delete(owner);
        usage.add(owner, performance.now() - started);
        startNext();
      }
    },
  };
}
