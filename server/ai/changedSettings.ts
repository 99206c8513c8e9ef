import { apiAddress } from '#domain/aiAddress.ts';
import { type AiSettingsUpdate, DEFAULT_AI_SETTINGS } from '#domain/contract/ai.ts';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import type { AiRow } from './repository.ts';

/** Before the user chooses anything. */
export const NO_SETTINGS: AiRow = {
  ...DEFAULT_AI_SETTINGS,
  encryptedKey: null,
  keyEnd: null,
  keySavedAt: null,
};

interface Address {
  provider: AiProvider;
  baseUrl: string;
}

/** Whether a key for one address may be sent to the other: the same provider on the same server. */
export const sharesKey = (a: Address, b: Address): boolean =>
  a.provider === b.provider &&
  URL.parse(apiAddress(a.provider, a.baseUrl))?.origin ===
    URL.parse(apiAddress(b.provider, b.baseUrl))?.origin;

/** The settings after an update. A key never goes along to another server. */
export function changedSettings(
  row: AiRow,
  { apiKey, ...update }: AiSettingsUpdate,
  encrypt: (key: string) => string,
): AiRow {
  const changed = { ...row, ...update };
  if (apiKey === undefined && sharesKey(row, changed)) return changed;
  if (apiKey === undefined || apiKey === null) {
    return { ...changed, encryptedKey: null, keyEnd: null, keySavedAt: null };
  }
  return {
    ...changed,
    encryptedKey: encrypt(apiKey),
    // Of a short key, four characters would be too many.
    keyEnd: apiKey.length < 16 ? '' : apiKey.slice(-4),
    keySavedAt: new Date(),
  };
}
