import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** The shortest password that an account may have, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** scrypt's cost: N, r, p (RFC 7914). 64 MB and about a fifth of a second for each try. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

const COST: PasswordCost = { N: 2 ** 16, r: 8, p: 1 };
const KEY_LENGTH = 32;

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { ...cost, maxmem: 128 * cost.r * (cost.N + cost.p + 64) };
    // The same letters typed on another keyboard may come in another composition.
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Hashes a password slowly. The answer carries the cost and the salt: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const encoded = [salt, key].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', cost.N, cost.r, cost.p, ...encoded].join('$');
}

/** Whether the password is the one that was hashed. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** The hash of no password: an address without an account takes as long to refuse as a wrong password. */
export const NO_PASSWORD_HASH = [
  'scrypt',
  ...[COST.N, COST.r, COST.p],
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(KEY_LENGTH).toString('base64url'),
].join('$');
