import autocannon from 'autocannon';
import type { BenchUser } from './fill.ts';
import { NEW_LEAD, type Operation } from './statements.ts';

const CONNECTIONS = 10;

const requestOf = (operation: Operation, { token, leadId }: BenchUser, turn: number) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (operation === 'list') {
    return { method: 'GET', path: '/api/leads?limit=50', headers } as const;
  }
  if (operation === 'create') {
    return { method: 'POST', path: '/api/leads', headers, body: JSON.stringify(NEW_LEAD) } as const;
  }
  const body = JSON.stringify({ status: turn % 2 ? 'offer' : 'applied' });
  return { method: 'PUT', path: `/api/leads/${leadId}`, headers, body } as const;
};

/**
 * Requests per second at an address: ten connections that take turns as each user. Throws when a request
 * fails.
 */
export async function load(
  address: string,
  operation: Operation,
  users: readonly BenchUser[],
  seconds: number,
): Promise<{ perSecond: number; bytes: number }> {
  const requests = [0, 1].flatMap((turn) => users.map((user) => requestOf(operation, user, turn)));
  let opened = 0;
  // Each starts with another user: clients that change the same lead would only queue.
  const setupClient = (client: autocannon.Client) => {
    const begin = Math.floor((opened * users.length) / CONNECTIONS) % users.length;
    opened += 1;
    client.setRequests([...requests.slice(begin), ...requests.slice(0, begin)]);
  };
  const run = (duration: number) =>
    autocannon({ url: address, connections: CONNECTIONS, duration, requests, setupClient });
  await run(seconds / 2);
  const result = await run(seconds);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of the ${operation} requests failed`);
  return {
    perSecond: result.requests.total / result.duration,
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
}
