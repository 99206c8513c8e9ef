import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteUser } from '../auth/deleteUser.ts';
import { suiteDatabase } from '../testing/testDatabase.ts';
import { watchStatements } from '../testing/userQueries.ts';
import { deleteOldUsageData } from './deleteOldUsageData.ts';
import { LAYOUT } from './layout.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema).flatMap<PgTable>((value) =>
  is(value, PgTable) ? [value] : [],
);
const nameOf = (table: PgTable) => getTableConfig(table).name;
const userColumn = (table: PgTable) =>
  getTableConfig(table).columns.find(({ name }) => name === 'user_id');

it('names each table once', () => {
  const named = Object.values(LAYOUT).flat().map(nameOf);
  expect(named.toSorted()).toEqual(tables.map(nameOf).toSorted());
});

it.each(LAYOUT.byUser.map((table) => [nameOf(table), table] as const))(
  '%s can be distributed by user: keys start with the user, and refer to the same one',
  (_name, table) => {
    const { columns, primaryKeys, indexes, uniqueConstraints, foreignKeys } = getTableConfig(table);
    const [first] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    expect(first?.name).toBe('user_id');
    expect(columns.filter(({ isUnique }) => isUnique)).toEqual([]);
    expect(uniqueConstraints).toEqual([]);
    for (const { config } of indexes.filter(({ config }) => config.unique)) {
      expect(config.columns.map((column) => (column as PgColumn).name)).toContain('user_id');
    }
    const before = LAYOUT.byUser.slice(0, (LAYOUT.byUser as PgTable[]).indexOf(table));
    const references = foreignKeys.map((key) => key.reference());
    for (const { columns, foreignColumns, foreignTable } of references) {
      expect([columns[0]?.name, foreignColumns[0]?.name]).toEqual(['user_id', 'user_id']);
      expect(before.map(nameOf)).toContain(nameOf(foreignTable));
    }
    expect(foreignKeys.map(({ onDelete }) => onDelete)).toEqual(foreignKeys.map(() => 'cascade'));
    if (nameOf(table) !== 'users') expect(foreignKeys).not.toEqual([]);
  },
);

it('what is on the coordinator refers to nothing that is distributed', () => {
  const { byUser: _, ...onCoordinator } = LAYOUT;
  for (const table of Object.values(onCoordinator).flat()) {
    const referred = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
    expect(referred.map(nameOf)).toEqual(referred.map(() => 'accounts'));
  }
});

describe('the deletion of an account', () => {
  const ID = '11111111-1111-4111-8111-111111111111';

  /** A value that a column takes. Ids are the same in all tables, so that rows can refer to each other. */
  function anyValue(column: PgColumn, userId: string): unknown {
    if (column.name === 'user_id') return userId;
    const type = column.getSQLType();
    if (type === 'uuid') return ID;
    if (type.startsWith('timestamp')) return new Date();
    if (type === 'jsonb') return {};
    if (type === 'boolean') return true;
    if (type === 'bytea') return new Uint8Array();
    if (type === 'date') return '2026-11-29';
    return type === 'text' ? `${userId} ${column.name}` : 1;
  }

  const ofUsers = (hasAccount: boolean) =>
    [...(hasAccount ? LAYOUT.ofAccounts : []), ...LAYOUT.byUser, ...LAYOUT.lookedUp].filter(
      userColumn,
    );

  it.each([
    ['with an account here', true],
    ["of a Firebase project's user", false],
  ])('leaves nothing of the user in any table, %s', async (_name, hasAccount) => {
    const { db } = await suiteDatabase();
    const [deleted, other] = [`deleted ${hasAccount}`, `other ${hasAccount}`];
    const rowsOf = async (userId: string) => {
      const counts = await Promise.all(
        tables.filter(userColumn).map(async (table) => {
          const own = eq(userColumn(table) as PgColumn, userId);
          return [nameOf(table), await db.$count(table, own)] as const;
        }),
      );
      return counts.flatMap(([name, count]) => (count > 0 ? [name] : [])).toSorted();
    };
    for (const userId of [deleted, other]) {
      for (const table of ofUsers(hasAccount)) {
        const given = getTableConfig(table).columns.filter(
          ({ notNull, hasDefault, generatedIdentity, name }) =>
            !generatedIdentity && ((notNull && !hasDefault) || name === 'lead_id'),
        );
        const columns = Object.entries(table).filter(([, column]) => given.includes(column));
        const row = columns.map(([key, column]) => [key, anyValue(column, userId)]);
        await db.insert(table).values(Object.fromEntries(row)).onConflictDoNothing();
      }
    }
    const all = ofUsers(hasAccount).map(nameOf).toSorted();
    expect(await rowsOf(deleted)).toEqual(all);
    const watched = watchStatements(db);
    await deleteUser(watched.db, deleted);
    await watched.check();
    expect(await rowsOf(deleted)).toEqual([]);
    expect(await rowsOf(other)).toEqual(all);
  });
});

it('no statement about what users have is one that Citus refuses or asks of all nodes', async () => {
  const { db } = await suiteDatabase();
  const watched = watchStatements(db);
  const [userId, leadId] = ['user', '22222222-2222-4222-8222-222222222222'];
  await watched.db.insert(schema.users).values({ userId }).onConflictDoNothing();
  await deleteOldUsageData(watched.db, new Date());
  await deleteOldUsageData(watched.db, new Date());
  await watched.check();
  const { leads, pitches } = schema;
  const refused = [
    [() => watched.db.select().from(leads).where(eq(leads.id, leadId)), 'leads is read without'],
    [
      () =>
        watched.db
          .select({
            letters: sql`(select count(*) from pitches p where p.user_id = leads.user_id and p.lead_id = leads.id)`,
          })
          .from(leads)
          .where(eq(leads.userId, userId)),
      'pitches is read without',
    ],
    [
      () =>
        watched.db
          .update(leads)
          .set({ updatedAt: sql`clock_timestamp()` })
          .where(eq(leads.userId, userId)),
      'clock_timestamp is volatile',
    ],
    [
      () =>
        watched.db
          .delete(pitches)
          .where(eq(pitches.userId, userId))
          .returning({ at: sql`to_char(created_at, 'YYYY')` }),
      'to_char in RETURNING',
    ],
    [
      () => watched.db.execute(sql`insert into users select user_id from leads where user_id = ''`),
      'a subquery in INSERT',
    ],
  ] as const;
  for (const [ask, problem] of refused) {
    await ask();
    await expect(watched.check()).rejects.toThrow(problem);
  }
});
