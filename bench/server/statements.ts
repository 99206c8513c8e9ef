import { randomUUID } from 'node:crypto';
import { leadListQuerySchema, newLeadSchema } from '#domain/contract/leads.ts';
import type { Database } from '#server/db/database.ts';
import { listLeads } from '#server/leads/leadList.ts';
import { createLead, updateLeads } from '#server/leads/repository.ts';
import type { BenchUser } from './fill.ts';

/** The measured operations: the most frequent ones of the product spec. */
export const OPERATIONS = ['list', 'create', 'status'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The body of the request that adds a lead. */
export const NEW_LEAD = {
  title: 'Senior Platform Engineer',
  company: 'Northwind Traders',
  description: 'Own the deployment platform of a trading company with 40 engineers. '.repeat(5),
};

const RUN: Record<Operation, (db: Database, user: BenchUser) => Promise<unknown>> = {
  list: (db, user) => listLeads(db, user.userId, leadListQuerySchema.parse({ limit: '50' })),
  create: (db, user) =>
    createLead(db, user.userId, newLeadSchema.parse({ ...NEW_LEAD, id: randomUUID() }), null),
  status: (db, user) => updateLeads(db, user.userId, [user.leadId], { status: 'offer' }),
};

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that the product sends for one operation. */
export interface Replay {
  /** With new ids where the operation creates rows. Several statements form a transaction. */
  next(): Statement[];
}

const isTransactionControl = ({ text }: Statement) => /^(begin|commit)/i.test(text);
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value);

/** Records what the product sends, through a client from `open` with a logger. */
export async function recordStatements(
  open: (logger: { logQuery(text: string, values: unknown[]): void }) => Database,
  operation: Operation,
  user: BenchUser,
): Promise<Replay> {
  const sent: Statement[] = [];
  const db = open({ logQuery: (text, values) => sent.push({ text, values }) });
  await RUN[operation](db, user);
  const statements = sent.filter((statement) => !isTransactionControl(statement));
  return {
    next() {
      const ids = new Map<string, string>();
      const renewed = (id: string) => ids.get(id) ?? ids.set(id, randomUUID()).get(id);
      return statements.map(({ text, values }) => ({
        text,
        values:
          operation === 'create'
            ? values.map((value) => (isId(value) ? renewed(value) : value))
            : values,
      }));
    },
  };
}
