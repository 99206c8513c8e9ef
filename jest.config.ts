import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { hasPostgres } from './server/testing/hasPostgres.ts';

const shared = {
  transform: { '^.+\\.(t|j|mj|cj)sx?$': '<rootDir>/scripts/jestTransform.ts' },
  // Jest runs CommonJS, but MSW, jose and others ship only ES modules. So packages are transformed
  // (and cached), except for files that are clearly CommonJS. PGlite relies on real dynamic imports.
  transformIgnorePatterns: [
    '/node_modules/(?!@electric-sql/).+(\\.cjs|\\.cjs\\.js|/cjs/.+)$',
    // Jest's own: it may load them first while it transforms another file.
    '/node_modules/(?:@jest/|jest-|convert-source-map/|imurmurhash/|signal-exit/|source-map|write-file-atomic/)',
  ],
};

/** Suites in plain Node, which load the server and its packages once for all, not once for each. */
const server = {
  ...shared,
  runner: '<rootDir>/scripts/lightRunner.mts',
  setupFilesAfterEnv: ['<rootDir>/server/testing/sharedModules.ts'],
};

/** Suites about hostile input, failures of disks and databases, and whole backups: `npm run test:faults` runs them. */
const FAULTS = [
  'server/(hostileInput|db/fullDisk|db/damagedDatabase)\\.test\\.ts$',
  'server/(backup|databaseOutage|poolers|readOnlyDatabase)\\.postgres\\.test\\.ts$',
];

/**
 * Tests about SQL that PGlite and PostgreSQL could run differently: order and search, time zones and
 * intervals, row locks, NOTIFY and several connections. They run a second time, on a real server.
 */
const postgres = {
  ...server,
  displayName: 'postgres',
  globalSetup: '<rootDir>/server/testing/sharedPostgres.ts',
  globalTeardown: '<rootDir>/server/testing/stopSharedPostgres.ts',
  setupFiles: ['<rootDir>/server/testing/usePostgres.ts'],
  testPathIgnorePatterns: FAULTS,
  testMatch: [
    '<rootDir>/server/leads/{leads,leadList}.test.ts',
    '<rootDir>/server/events/routes.test.ts',
    '<rootDir>/server/auth/{accounts,signInAttempts}.test.ts',
    '<rootDir>/server/**/*.postgres.test.ts',
  ],
};

if (!hasPostgres()) {
  process.stderr.write(
    '\n*** SKIPPED: the tests on PostgreSQL. initdb and postgres are not on the PATH. ***\n\n',
  );
}

// `npm run jest` passes `--liftoff-only` to Node: optimizing PGlite's WebAssembly takes longer than a suite.
const config: Config = {
  // Only ends a test that hangs: starting processes and databases takes long on a busy machine.
  testTimeout: 300_000,
  // More than cores: many tests wait for other processes.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{src,extension}/**/*.test.{ts,tsx}'],
      // The reader of pages needs a browser's document.
      testPathIgnorePatterns: ['<rootDir>/src/domain/(?!extraction/page/)'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      // The build-time constants that vite.config.ts defines.
      globals: {
        SC_DISABLE_SPEEDY: false,
        __FIREBASE_PROJECT_ID__: '',
        __FIREBASE_API_KEY__: '',
        __EARLY_ACCESS_URL__: '',
        __EXTENSION_STORE_URL__: '',
        __SERVER_ORIGIN__: 'http://localhost:3000',
      },
    },
    {
      ...server,
      displayName: 'node',
      globalTeardown: '<rootDir>/server/testing/closeSuiteDatabase.ts',
      testMatch: ['<rootDir>/{src/domain,server,mocks,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: [
        '\\.postgres\\.test\\.ts$',
        '<rootDir>/src/domain/extraction/page/',
        ...FAULTS,
      ],
    },
    {
      ...(hasPostgres() ? postgres : server),
      displayName: 'faults',
      testMatch: undefined,
      testRegex: hasPostgres() ? FAULTS : FAULTS.slice(0, 1),
      testPathIgnorePatterns: [],
    },
    ...(hasPostgres() ? [postgres] : []),
  ],
};

export default config;
