import { hashPassword, NO_PASSWORD_HASH, verifyPassword } from './password.ts';

describe('a password', () => {
  it('is hashed slowly and with a salt', async () => {
    const [first, second] = [
      await hashPassword('correct horse'),
      await hashPassword('correct horse'),
    ];
    expect(first).toMatch(/^scrypt\$65536\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword('correct horse', first)).toBe(true);
    expect(await verifyPassword('correct horses', first)).toBe(false);
  });

  it('never matches NO_PASSWORD_HASH, which costs the same to verify', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(costOf(NO_PASSWORD_HASH)).toEqual(costOf(await hashPassword('')));
    for (const guess of ['', 'correct horse']) {
      expect(await verifyPassword(guess, NO_PASSWORD_HASH)).toBe(false);
    }
  });
});
