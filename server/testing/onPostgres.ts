// Read by testDatabase.ts: the suites of this Jest project run on the PostgreSQL server.
process.env.LEADSIDE_TEST_DATABASE = 'postgres';
