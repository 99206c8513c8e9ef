import type { Config } from 'jest';
import { hasPostgres } from './server/testing/hasPostgres.ts';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
] as const;

const shared = {
  transform: { '^.+\\.(t|j|mj|cj)sx?$': [...swc] as [string, Record<string, unknown>] },
  // MSW, jose and others ship ES modules only; Jest runs CommonJS, so everything is transformed once
  // and cached, but for what says that it is CommonJS. (PGlite's has imports at run time.)
  transformIgnorePatterns: ['/node_modules/(?!@electric-sql/).+(\\.cjs|\\.cjs\\.js|/cjs/.+)$'],
};

/** What reads and writes tables runs a second time, on a PostgreSQL server of its own. */
const onPostgres = {
  ...shared,
  displayName: 'postgres',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/testing/sharedPostgres.ts',
  globalTeardown: '<rootDir>/server/testing/stopSharedPostgres.ts',
  setupFiles: ['<rootDir>/server/testing/onPostgres.ts'],
  testMatch: [
    '<rootDir>/server/{auth,events,leads,notes,pitches,profile,seed}/**/*.test.ts',
    '<rootDir>/server/{app,robustness}.test.ts',
    '<rootDir>/server/**/*.postgres.test.ts',
  ],
  // They ask no database.
  testPathIgnorePatterns: ['password', 'tokenVerifier', 'unsupportedClaims'],
};

if (!hasPostgres()) {
  process.stderr.write(
    '\n*** NOT RUN: the server suites on PostgreSQL. initdb and postgres are not on the PATH. ***\n\n',
  );
}

// `npm run jest` gives Node `--liftoff-only`: optimising PGlite's code takes longer than a suite runs.
const config: Config = {
  testTimeout: 30_000,
  // Jest leaves one core idle, for a watcher that is not there.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/extension/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/src/domain/'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      // The same names that vite.config.ts fills through `define`.
      globals: {
        SC_DISABLE_SPEEDY: false,
        __FIREBASE_PROJECT_ID__: '',
        __FIREBASE_API_KEY__: '',
        __EARLY_ACCESS_URL__: '',
      },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/domain/**/*.test.ts',
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/mocks/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.postgres\\.test\\.ts$'],
    },
    ...(hasPostgres() ? [onPostgres] : []),
  ],
};

export default config;
