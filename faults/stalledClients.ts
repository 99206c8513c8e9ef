import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from './product.ts';
import type { Scenario } from './scenario.ts';

const CLIENTS = 50;
const LONGEST = 90_000;

/** Clients without an account that ask for large responses and don't read them. */
export const stalledClients: Scenario = async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'leadside-faults-'));
  const product = await startProduct({ DATA_DIR });
  const { port, host } = new URL(product.address);
  let cut = 0;
  const sockets = Array.from({ length: CLIENTS }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket
      .on('error', () => {})
      .once('close', () => {
        cut += 1;
      });
    socket.pause();
    // More than the buffers of both sides can hold.
    socket.write(`GET /api/docs/json HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(100));
    return socket;
  });
  const faultAt = performance.now();
  const problems: string[] = [];
  while (cut < CLIENTS && performance.now() - faultAt < LONGEST) {
    // A paused socket notices its end only when it writes.
    for (const socket of sockets) socket.write('\r\n');
    const askedAt = performance.now();
    const health = await fetch(`${product.address}/api/health`);
    if (health.status !== 200 || performance.now() - askedAt > 2_000) problems.push('slow health');
    await sleep(1_000);
  }
  if (cut < CLIENTS) problems.push(`${CLIENTS - cut} of ${CLIENTS} were not cut in 90 s`);
  for (const socket of sockets) socket.destroy();
  await product.stop('SIGTERM');
  rmSync(DATA_DIR, { recursive: true });
  return { acknowledged: null, lost: null, recovery: null, problems: [...new Set(problems)] };
};
