// Makes openTestDatabase() use the PostgreSQL server that the tests share.
process.env.LEADSIDE_TEST_DATABASE = 'postgres';
