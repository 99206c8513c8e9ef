import type { Queue } from '../metrics/metrics.ts';

export interface Slots extends Queue {
  /** Runs the task once there is a slot for its owner. Throws the signal's reason if it aborts before. */
  run<T>(owner: unknown, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Lets so many tasks run at the same time: one of each owner, in turn, so that none fills the queue. */
export function createSlots(count: number): Slots {
  const running = new Set<unknown>();
  /** The owner whose turn was longest ago comes first. */
  const queues = new Map<unknown, Set<() => void>>();

  function startNext(): void {
    if (running.size >= count) return;
    for (const [owner, queue] of queues) {
      const [start] = queue;
      if (running.has(owner)) continue;
      queues.delete(owner);
      if (!start) continue;
      queue.delete(start);
      if (queue.size > 0) queues.set(owner, queue);
      running.add(owner);
      start();
      return;
    }
  }

  function turn(owner: unknown, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const queue = queues.get(owner) ?? new Set();
      const leave = () => {
        queue.delete(start);
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
      try {
        return await task();
      } finally {
        running.delete(owner);
        startNext();
      }
    },
  };
}
