import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

const WRITERS = 20;
const RETRY_DELAY = 20;

export interface Writers {
  /** The ids of the leads that the server has confirmed. */
  acknowledged: Set<string>;
  /** How many responses had each other status; 0 means that there was no response. */
  others: Map<number, number>;
  /** Resolves when this many more writes are confirmed. Rejects after a minute. */
  more(count: number): Promise<void>;
  /** The seconds from a fault to the next confirmed write. */
  recovery(faultAt: number): Promise<number>;
  stop(): Promise<void>;
  /** The responses with statuses other than these. */
  problems(expected?: number[]): string[];
}

/** Clients that add leads one after the other until they're stopped. */
export function startWriters(product: Product): Writers {
  const acknowledged = new Set<string>();
  const others = new Map<number, number>();
  let isWriting = true;

  async function write(): Promise<void> {
    while (isWriting) {
      const id = crypto.randomUUID();
      const status = await product.addLead(id);
      if (status === 201) acknowledged.add(id);
      else {
        others.set(status, (others.get(status) ?? 0) + 1);
        await sleep(RETRY_DELAY);
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, write);

  async function more(count: number): Promise<void> {
    const goal = acknowledged.size + count;
    const deadline = performance.now() + 60_000;
    while (acknowledged.size < goal) {
      if (performance.now() > deadline) throw new Error('No write was confirmed for a minute');
      await sleep(5);
    }
  }

  return {
    acknowledged,
    others,
    more,
    async recovery(faultAt) {
      await more(1);
      return (performance.now() - faultAt) / 1000;
    },
    async stop() {
      isWriting = false;
      await Promise.all(writers);
    },
    problems: (expected = [503]) =>
      [...others.keys()]
        .filter((status) => !expected.includes(status))
        .map((status) => `responses of ${status}`),
  };
}

/** How many confirmed leads the server doesn't list. */
export async function countLostWrites(
  product: Product,
  { acknowledged }: Writers,
): Promise<number> {
  const listed = await product.listIds();
  return [...acknowledged].filter((id) => !listed.has(id)).length;
}
