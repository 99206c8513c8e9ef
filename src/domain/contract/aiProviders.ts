/*
 * The providers of AI models. Kept free of Zod, so that the web app can import the values without loading the
 * schemas. How the server speaks to each is in server/ai/modelAnswer.ts.
 */

interface AiProviderFacts {
  label: string;
  /** The address of its API, without a trailing slash; `null` if the user gives it. */
  baseUrl: string | null;
  /** A key: needed, possible or never used. */
  key: 'required' | 'optional' | 'none';
  /** Where a key is made. */
  keyPage: string | null;
}

export const AI_PROVIDERS = {
  openai: {
    label: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    key: 'required',
    keyPage: 'https://platform.openai.com/api-keys',
  },
  anthropic: {
    label: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    key: 'required',
    keyPage: 'https://console.anthropic.com/settings/keys',
  },
  google: {
    label: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    key: 'required',
    keyPage: 'https://aistudio.google.com/apikey',
  },
  openrouter: {
    label: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    key: 'required',
    keyPage: 'https://openrouter.ai/settings/keys',
  },
  ollama: {
    label: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    key: 'none',
    keyPage: null,
  },
  lmstudio: {
    label: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    key: 'none',
    keyPage: null,
  },
  other: {
    label: 'Other (OpenAI-compatible)',
    baseUrl: null,
    key: 'optional',
    keyPage: null,
  },
} as const satisfies Record<string, AiProviderFacts>;

export type AiProvider = keyof typeof AI_PROVIDERS;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** The provider whose address it is, or `other`. */
export function providerAt(address: string): AiProvider {
  const providers = Object.keys(AI_PROVIDERS) as AiProvider[];
  return (
    providers.find((provider) => AI_PROVIDERS[provider].baseUrl === withoutSlash(address)) ??
    'other'
  );
}
