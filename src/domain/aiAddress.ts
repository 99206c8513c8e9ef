import { AI_PROVIDERS, type AiProvider } from './contract/aiProviders.ts';

export const AI_PROVIDER_NAMES = Object.keys(AI_PROVIDERS) as [AiProvider, ...AiProvider[]];

/** Whether users connect to it with a key, at its own address. The others are where the user says. */
export const isByKey = (provider: AiProvider): boolean => AI_PROVIDERS[provider].key === 'required';

/** Where a server that users run themselves usually is; '' if unknown. */
export const usualAddress = (provider: AiProvider): string =>
  AI_PROVIDERS[provider].baseUrl?.replace(/\/v1$/, '') ?? '';

/** The address of a provider's API, without a trailing slash; '' without an address. Its path is `/v1` by default. */
export function apiAddress(provider: AiProvider, typed: string): string {
  if (isByKey(provider)) return AI_PROVIDERS[provider].baseUrl ?? '';
  const url = URL.parse(typed || usualAddress(provider));
  if (!url) return '';
  return url.pathname === '/' ? `${url.origin}/v1` : url.href.replace(/(?<!\/)\/+$/, '');
}
