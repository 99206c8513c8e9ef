import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's cost parameters (RFC 7914). */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** 64 MB and about 200 ms per attempt. */
const COST: PasswordCost = { N: 2 ** 16, r: 8, p: 1 };
const KEY_LENGTH = 32;

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 128 * cost.r * (cost.N + cost.p + 64) };
    // Keyboards differ in how they compose characters such as 'ü'.
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

const encode = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Hashes a password as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  return encode(cost, salt, await derive(password, salt, cost));
}

/** Whether the password matches the hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Matches no password. Verified for unknown emails, so they take as long as a wrong password. */
export const NO_PASSWORD_HASH = encode(COST, Buffer.alloc(16), Buffer.alloc(KEY_LENGTH));
