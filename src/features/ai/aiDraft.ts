import { apiAddress, isByKey, usualAddress } from '#domain/aiAddress.ts';
import type {
  AiConnection,
  AiOverview,
  AiSettings,
  AiSettingsUpdate,
} from '#domain/contract/ai.ts';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import type { AiSource } from '#domain/contract/enums.ts';

/** What the form shows, until it is saved. */
export interface AiDraft {
  source: AiSource;
  provider: AiProvider;
  baseUrl: string;
  model: string;
  /** A typed key; `null` for the saved one. */
  apiKey: string | null;
}

/** What is saved, with the usual address. Without a server's model, there's only the user's own. */
export const savedDraft = ({ settings, server, allowsOwn }: AiOverview): AiDraft => ({
  source: !allowsOwn ? 'server' : server ? settings.source : 'own',
  provider: settings.provider,
  baseUrl: settings.baseUrl || usualAddress(settings.provider),
  model: settings.model,
  apiKey: settings.key ? null : '',
});

/** The draft after another provider is chosen: what is saved for it, or nothing. */
export function withProvider(draft: AiDraft, ai: AiOverview, provider: AiProvider): AiDraft {
  const saved = savedDraft(ai);
  return saved.provider === provider
    ? { ...saved, source: draft.source }
    : { ...draft, provider, baseUrl: usualAddress(provider), model: '', apiKey: '' };
}

/** Whether the saved key belongs to the draft's server. Another one never gets it. */
export function keepsKey({ provider, baseUrl }: AiDraft, { key, ...saved }: AiSettings): boolean {
  const originOf = (at: AiProvider, address: string) =>
    URL.parse(apiAddress(at, address))?.origin ?? '';
  return (
    key !== null &&
    provider === saved.provider &&
    originOf(provider, baseUrl) === originOf(saved.provider, saved.baseUrl)
  );
}

/** What the provider is asked with; `null` until there is enough. */
export function connectionOf(draft: AiDraft, settings: AiSettings): AiConnection | null {
  const { provider, baseUrl, apiKey } = draft;
  const hasKey = apiKey ? true : apiKey === null && keepsKey(draft, settings);
  if (isByKey(provider) ? !hasKey : apiAddress(provider, baseUrl) === '') return null;
  return { provider, baseUrl: isByKey(provider) ? '' : baseUrl.trim(), ...(apiKey && { apiKey }) };
}

/** The update that saves the draft; `null` if nothing changed or something is missing. */
export function updateOf(draft: AiDraft, ai: AiOverview): AiSettingsUpdate | null {
  const { source, ...own } = draft;
  const saved = savedDraft(ai);
  const fields = Object.keys(draft) as (keyof AiDraft)[];
  if (fields.every((field) => draft[field] === saved[field])) return null;
  if (source === 'server') return { source };
  const connection = connectionOf(draft, ai.settings);
  return connection && own.model !== '' ? { source, ...connection, model: own.model } : null;
}
