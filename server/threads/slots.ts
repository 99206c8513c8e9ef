import type { Queue } from '../metrics/metrics.ts';

export interface Slots extends Queue {
  /** Runs the task once there is a slot. Those that wait go first. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Lets so many tasks run at the same time. */
export function createSlots(count: number): Slots {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
    async run(task) {
      // A task that has ended passes its slot on.
      if (running >= count) await new Promise<void>((resolve) => queue.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
