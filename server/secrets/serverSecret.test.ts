import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServerSecret, SECRET_FILE } from './serverSecret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = (secretKey: string | null, databaseUrl: string | null = null) =>
  openServerSecret({ secretKey, databaseUrl, dataDir });

it('is a file beside the embedded database, the same at each start, for its owner only', () => {
  const secret = open(null);
  expect(secret).toHaveLength(32);
  expect(open(null)).toEqual(secret);
  expect(statSync(join(dataDir, SECRET_FILE)).mode & 0o777).toBe(0o600);
});

it('is SECRET_KEY if there is one, and needs one with PostgreSQL', () => {
  expect(open('k'.repeat(32))?.toString()).toBe('k'.repeat(32));
  expect(open(null, 'postgres://localhost/x')).toBeNull();
});

it('stops the start instead of replacing a damaged file', () => {
  writeFileSync(join(dataDir, SECRET_FILE), 'short');
  expect(() => open(null)).toThrow('is damaged');
});
