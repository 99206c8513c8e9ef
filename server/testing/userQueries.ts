import { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/database.ts';
import { LAYOUT } from '../db/layout.ts';

/** A node of a plan of PostgreSQL. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Operation?: string;
  Output?: string[];
  Plans?: PlanNode[];
  [condition: string]: unknown;
}

const BY_USER: ReadonlySet<string> = new Set(LAYOUT.byUser.map(getTableName));

/** A statement about all users, on purpose: the cleanup looks for users who have something to delete. */
const OF_ALL_USERS = '/* of all users */';

const NAMES_USER = /\buser_id = (\$\d+|'[^']*'::text)/;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const called = (text: string): string[] =>
  [...text.matchAll(/\b([a-z_]+)\(/g)].flatMap(([, name]) => name ?? []);

/** The functions of PostgreSQL that can give two results for the same arguments, and those that change even within a statement. */
async function readFunctions(client: PGlite): Promise<Record<'mutable' | 'volatile', Set<string>>> {
  const named = async (volatility: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc group by proname having bool_and(provolatile::text ~ $1)`,
      [volatility],
    );
    return new Set(rows.map(({ name }) => name));
  };
  return { mutable: await named('[sv]'), volatile: await named('v') };
}

type Functions = Awaited<ReturnType<typeof readFunctions>>;

/** What Citus would refuse or send to all nodes, by the plan that PostgreSQL makes, as Citus does. */
function problemsOf(text: string, plan: PlanNode, { mutable, volatile }: Functions): string[] {
  const nodes = nodesOf(plan);
  const change = nodes.find(({ Operation }) => Operation !== undefined);
  const isOfUser = ({ 'Relation Name': name = '' }: PlanNode) => BY_USER.has(name);
  const problems = nodes
    .filter((node) => node !== change && isOfUser(node))
    .flatMap((node) => {
      if (change?.Operation === 'Insert') return ['a subquery in INSERT'];
      const isNamed = NAMES_USER.test(JSON.stringify({ ...node, Plans: [], Output: [] }));
      return isNamed ? [] : [`${node['Relation Name']} is read without its user`];
    });
  if (!change || !isOfUser(change)) return problems;
  const returned = called((change.Output ?? []).join(' ')).filter((name) => mutable.has(name));
  const set = /\bdo update set (.*?)(?= returning |$)/is.exec(text)?.[1] ?? '';
  const upserted = called(set).filter((name) => mutable.has(name));
  const changing = called(JSON.stringify(plan)).filter((name) => volatile.has(name));
  return [
    ...problems,
    ...returned.map((name) => `${name} in RETURNING`),
    ...upserted.map((name) => `${name} in ON CONFLICT`),
    ...(change.Operation === 'Insert' ? [] : changing.map((name) => `${name} is volatile`)),
  ];
}

/** Statements that differ only in how many values they have are one. */
const kindOf = (text: string): string =>
  text.replace(/\$\d+/g, '$').replace(/(\(?\$\)?)(, \(?\$\)?)+/g, '$1');

/** By all suites of this process. */
const checked = new Set<string>();

/**
 * Watches what a program asks of a database in memory. `check` throws if a statement about users' rows doesn't name the
 * user, or is one that Citus refuses.
 */
export function watchStatements(db: Database): { db: Database; check(): Promise<void> } {
  const { $client: client } = db as { $client?: unknown };
  if (!(client instanceof PGlite)) return { db, check: async () => {} };
  const statements = new Map<string, string>();
  const logQuery = (text: string) => {
    const kind = kindOf(text);
    const isData = /^\s*(select|insert|update|delete|with)\b/i.test(text);
    if (isData && !text.includes(OF_ALL_USERS) && !checked.has(kind)) statements.set(kind, text);
  };
  return {
    db: drizzle(client, { logger: { logQuery } }),
    async check() {
      const functions = await readFunctions(client);
      const found: string[] = [];
      for (const [kind, text] of statements) {
        checked.add(kind);
        // `exec` doesn't ask for the parameters.
        const [result] = await client.exec(`explain (generic_plan, verbose, format json) ${text}`);
        const [explained] = (result?.rows ?? []) as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
        if (!explained) throw new Error(`PostgreSQL has no plan of ${text}`);
        const problems = problemsOf(text, explained['QUERY PLAN'][0].Plan, functions);
        if (problems.length > 0) found.push(`${[...new Set(problems)].join(', ')}: ${text}`);
      }
      statements.clear();
      if (found.length > 0) throw new Error(`Not for one node:\n${found.join('\n')}`);
    },
  };
}
