import { eq, getTableColumns } from 'drizzle-orm';
import { apiAddress } from '#domain/aiAddress.ts';
import {
  type AiConnection,
  type AiOverview,
  type AiSettingsUpdate,
  DEFAULT_AI_SETTINGS,
} from '#domain/contract/ai.ts';
import { type AiProvider, providerAt } from '#domain/contract/aiProviders.ts';
import { AI_USES } from '#domain/contract/enums.ts';
import type { PitchListResponse } from '#domain/contract/pitches.ts';
import { lockUser } from '../auth/repository.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { aiSettings } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { createKeyCipher, NO_SECRET } from '../secrets/keyCipher.ts';
import { type AddressRules, createAddressRules } from './addressRules.ts';
import { type Ai, type AiConfig, AiError, type AiFor, type AiOptions } from './ai.ts';

type AiRow = Omit<typeof aiSettings.$inferSelect, 'userId'>;

/** The user's settings; `undefined` before the first change. */
async function findAiSettings(db: Database, userId: string): Promise<AiRow | undefined> {
  const { userId: owner, ...columns } = getTableColumns(aiSettings);
  const [row] = await db.select(columns).from(aiSettings).where(eq(owner, userId));
  return row;
}

/** Changes the user's settings, one change after the other. */
async function changeAiSettings(
  db: Database,
  userId: string,
  change: (row: AiRow | undefined) => AiRow,
): Promise<AiRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = change(await findAiSettings(tx, userId));
    await tx
      .insert(aiSettings)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: aiSettings.userId, set: row });
    return row;
  });
}

/** Deletes the user's settings, and with them the key. */
async function deleteAiSettings(db: Database, userId: string): Promise<void> {
  await db.delete(aiSettings).where(eq(aiSettings.userId, userId));
}

/** Before the user chooses anything. */
const NO_SETTINGS: AiRow = {
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
const sharesKey = (a: Address, b: Address): boolean =>
  a.provider === b.provider &&
  URL.parse(apiAddress(a.provider, a.baseUrl))?.origin ===
    URL.parse(apiAddress(b.provider, b.baseUrl))?.origin;

/** The settings after an update. A key never goes along to another server. */
function changedSettings(
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

/** Where a model is, and how to get there. */
export interface ModelConnection extends Omit<AiConfig, 'model'> {
  fetch: typeof fetch;
}

export type ModelUsage = Pick<PitchListResponse, 'model' | 'isOwnModel' | 'aiUses'>;

export interface UserModels {
  rules: AddressRules;
  allowsOwn: boolean;
  read(userId: string): Promise<AiOverview>;
  update(userId: string, update: AiSettingsUpdate): Promise<AiOverview>;
  remove(userId: string): Promise<AiOverview>;
  /** A connection that isn't saved: without a key, with the saved one if it belongs to the same server. */
  connection(userId: string, sent: AiConnection): Promise<ModelConnection>;
  aiFor: AiFor;
  /** The model that writes the user's letters, and what else the user has one for. */
  usage(userId: string): Promise<ModelUsage>;
}

const OWN_IS_OFF = 'Own models are turned off on this server.';
const FORBIDDEN =
  "This server isn't allowed to connect to this address. Its operator can allow the host.";
const LOST_KEY =
  "Your AI key can't be read on this server anymore. Enter it again in Settings > AI.";

/** Reads, changes and uses the settings of all users. */
export function createUserModels({
  db,
  config,
  secret,
}: {
  db: Database;
  config: Config;
  secret: Buffer | null;
}): UserModels {
  const { ai: operator, aiUserModels: allowsOwn } = config;
  const cipher = secret && createKeyCipher(secret, 'ai keys');
  const rules = createAddressRules(config);

  const usesOwn = ({ source, model }: AiRow) => allowsOwn && source === 'own' && model !== '';

  /** The layer is loaded when a model is first used. */
  async function open(model: AiConfig, options: AiOptions): Promise<Ai> {
    const { createAi } = await import('./createAi.ts');
    return createAi(model, { ...config.aiOptions, ...options });
  }

  const decryptedKey = (userId: string, { encryptedKey }: AiRow): string | null =>
    encryptedKey === null ? null : (cipher?.decrypt(userId, encryptedKey) ?? null);

  function savedKey(userId: string, row: AiRow): string | null {
    const key = decryptedKey(userId, row);
    if (key === null && row.encryptedKey !== null) throw new HttpError(400, LOST_KEY);
    return key;
  }

  function overview(userId: string, row: AiRow | undefined): AiOverview {
    const { encryptedKey, keyEnd, keySavedAt, ...settings } = row ?? {
      ...NO_SETTINGS,
      source: operator ? 'server' : 'own',
    };
    const isUsable = row !== undefined && decryptedKey(userId, row) !== null;
    return {
      settings: {
        ...settings,
        key: keySavedAt && { end: keyEnd ?? '', savedAt: keySavedAt.toISOString(), isUsable },
      },
      server: operator && { model: operator.model, dailyLimit: config.dailyPitchLimit },
      allowsOwn,
      canSaveKeys: cipher !== null,
      hosts: rules.hosts,
    };
  }

  /** Rejects what the operator doesn't allow, so that the user reads it when saving. */
  function check({ apiKey, source, provider, baseUrl, model }: AiSettingsUpdate): void {
    const isOwn = source === 'own' || apiKey || provider || baseUrl || model;
    if (isOwn && !allowsOwn) throw new HttpError(403, OWN_IS_OFF);
    if (baseUrl && !rules.allows(baseUrl)) throw new HttpError(400, FORBIDDEN);
  }

  return {
    rules,
    allowsOwn,
    read: async (userId) => overview(userId, await findAiSettings(db, userId)),
    async update(userId, update) {
      check(update);
      const encrypt = (key: string) => {
        if (!cipher) throw new HttpError(409, NO_SECRET);
        return cipher.encrypt(userId, key);
      };
      const row = await changeAiSettings(db, userId, (current = NO_SETTINGS) =>
        changedSettings(current, update, encrypt),
      );
      return overview(userId, row);
    },
    async remove(userId) {
      await deleteAiSettings(db, userId);
      return overview(userId, undefined);
    },
    async connection(userId, { provider, baseUrl = '', apiKey }) {
      if (!allowsOwn) throw new HttpError(403, OWN_IS_OFF);
      const row = apiKey === undefined ? await findAiSettings(db, userId) : undefined;
      const saved = row && sharesKey(row, { provider, baseUrl }) ? savedKey(userId, row) : null;
      return {
        provider,
        baseUrl: apiAddress(provider, baseUrl),
        apiKey: apiKey ?? saved,
        fetch: rules.fetch,
      };
    },
    async usage(userId) {
      const row = (await findAiSettings(db, userId)) ?? NO_SETTINGS;
      const model = usesOwn(row) ? row.model : (operator?.model ?? null);
      return {
        model: row.letters ? model : null,
        isOwnModel: usesOwn(row),
        aiUses: AI_USES.filter((use) => model !== null && row[use]),
      };
    },
    async aiFor(userId, use) {
      const row = (await findAiSettings(db, userId)) ?? NO_SETTINGS;
      if (!row[use]) return null;
      const { provider, baseUrl, model } = row;
      if (!usesOwn(row)) {
        return operator && open({ ...operator, provider: providerAt(operator.baseUrl) }, {});
      }
      const apiKey = decryptedKey(userId, row);
      const address = { provider, baseUrl: apiAddress(provider, baseUrl), apiKey, model };
      const ai = { ...(await open(address, { fetch: rules.fetch })), isOwn: true };
      return apiKey === null && row.encryptedKey !== null ? withoutKey(ai) : ai;
    },
  };
}

/** Fails with the reason, so that no other provider gets what was meant for this one. */
const withoutKey = (ai: Ai): Ai => ({
  ...ai,
  // biome-ignore lint/correctness/useYield: there's nothing to yield.
  async *writeText() {
    throw new AiError(LOST_KEY);
  },
  async readObject() {
    throw new AiError(LOST_KEY);
  },
});
