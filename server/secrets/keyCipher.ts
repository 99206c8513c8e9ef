import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';

/* Bytes. */
const NONCE = 12;
const TAG = 16;

/** The error of a server without one. */
export const NO_SECRET =
  'This server has no secret to encrypt keys and passwords with. Its operator can set SECRET_KEY.';

/** Encrypts users' keys and passwords for the database. */
export interface KeyCipher {
  encrypt(userId: string, key: string): string;
  /** The key; `null` if it was encrypted with another secret, for another user, or changed since. */
  decrypt(userId: string, encrypted: string): string | null;
}

/**
 * AES-256-GCM with a key from the server's secret. The user's id is authenticated with it, so that a row
 * that is copied to another user can't be used there.
 * What is encrypted for one purpose is useless for another.
 */
export function createKeyCipher(
  secret: Buffer,
  purpose: 'ai keys' | 'mailbox passwords',
): KeyCipher {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `leadside ${purpose}`, 32));
  const options = { authTagLength: TAG };
  return {
    encrypt(userId, plain) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, key, nonce, options).setAAD(Buffer.from(userId));
      const encrypted = [cipher.update(plain, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64');
    },
    decrypt(userId, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), options)
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        const plain = [decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()];
        return Buffer.concat(plain).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
