import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';

const CHEAPEST = { N: 2, r: 1, p: 1 };

type Done = (error: Error | null, key: Buffer) => void;

/**
 * Hashes passwords at the lowest cost, for suites that sign in dozens of times. password.test.ts checks
 * the real cost.
 */
export function cheapScrypt(): void {
  const { scrypt } = crypto;
  const cheap = (
    password: BinaryLike,
    salt: BinaryLike,
    length: number,
    _cost: ScryptOptions,
    done: Done,
  ) => scrypt(password, salt, length, CHEAPEST, done);
  let spy: jest.SpyInstance;
  beforeAll(() => {
    spy = jest.spyOn(crypto, 'scrypt').mockImplementation(cheap as typeof scrypt);
  });
  afterAll(() => spy.mockRestore());
}
