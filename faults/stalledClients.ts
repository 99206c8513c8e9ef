import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct, temporaryFolder } from './product.ts';
import type { Scenario } from './scenario.ts';

const CLIENTS = 50;
const LONGEST = 90_000;

function countSockets(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`;
  let sockets = 0;
  for (const descriptor of readdirSync(folder)) {
    try {
      if (readlinkSync(join(folder, descriptor)).startsWith('socket:')) sockets += 1;
    } catch {
      // Closed in the meantime.
    }
  }
  return sockets;
}

/** Clients without an account that ask for large responses and don't read them. */
export const stalledClients: Scenario = async () => {
  const product = await startProduct({ DATA_DIR: temporaryFolder() });
  const { port, host } = new URL(product.address);
  // A socket that isn't read doesn't notice its end, so the server's side is counted.
  const openSockets = () => countSockets(product.child.pid);
  const before = openSockets();
  const sockets = Array.from({ length: CLIENTS }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    // More than the buffers of both sides can hold.
    socket.write(`GET /api/docs/json HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(100));
    return socket;
  });
  const faultAt = performance.now();
  const problems: string[] = [];
  let open = CLIENTS;
  while (open > 0 && performance.now() - faultAt < LONGEST) {
    const askedAt = performance.now();
    const health = await fetch(`${product.address}/api/health`);
    if (health.status !== 200 || performance.now() - askedAt > 2_000) problems.push('slow health');
    await sleep(1_000);
    // The health check keeps a connection.
    open = Math.max(0, openSockets() - before - 1);
  }
  if (open > 0) problems.push(`${open} of ${CLIENTS} were not cut in 90 s`);
  for (const socket of sockets) socket.destroy();
  await product.stop('SIGTERM');
  return { acknowledged: null, lost: null, recovery: null, problems: [...new Set(problems)] };
};
