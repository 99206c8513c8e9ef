import type { Config } from 'jest';

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
  // MSW, jose and others ship ES modules only; Jest runs CommonJS, so everything is transformed once and cached.
  transformIgnorePatterns: [],
};

const config: Config = {
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      // The same names that vite.config.ts fills through `define`.
      globals: {
        __FIREBASE_PROJECT_ID__: '',
        __FIREBASE_API_KEY__: '',
        __EARLY_ACCESS_URL__: '',
      },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/mocks/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
  ],
};

export default config;
