import { createKeyCipher } from './keyCipher.ts';

const cipher = createKeyCipher(Buffer.alloc(32, 1), 'ai keys');
const KEY = 'sk-test-äöü-4f7Q';

it('decrypts what it encrypted, which shows nothing of the key', () => {
  const encrypted = cipher.encrypt('ana', KEY);
  expect(cipher.decrypt('ana', encrypted)).toBe(KEY);
  expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain('sk-test');
  expect(cipher.encrypt('ana', KEY)).not.toBe(encrypted);
});

it("doesn't decrypt another user's key, another secret's or purpose's, or a changed one", () => {
  const encrypted = cipher.encrypt('ana', KEY);
  const changed = Buffer.from(encrypted, 'base64');
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(cipher.decrypt('ben', encrypted)).toBeNull();
  expect(createKeyCipher(Buffer.alloc(32, 2), 'ai keys').decrypt('ana', encrypted)).toBeNull();
  const passwords = createKeyCipher(Buffer.alloc(32, 1), 'mailbox passwords');
  expect(passwords.decrypt('ana', encrypted)).toBeNull();
  expect(cipher.decrypt('ana', changed.toString('base64'))).toBeNull();
  expect(cipher.decrypt('ana', '')).toBeNull();
});
