import { resolve } from 'node:path';
import { z } from 'zod';
import { isWebAddress } from '#domain/webAddress.ts';
import { parseAllowRules } from './allowRules.ts';
import { StartError } from './startError.ts';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** On the button. */
  name: string;
  /** Who may sign in, as `parseAllowRules` returns it. */
  allow: string[];
  /** Whether addresses are taken without `email_verified`. */
  trustsEmail: boolean;
  /** The claim with the address. */
  emailClaim: string;
}

function wholeNumber(min: number, max?: number) {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `must be a whole number ${range}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= (max ?? number), message);
}

const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

const databaseUrl = z
  .string()
  .refine(
    (text) => ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? ''),
    'must start with postgres:// or postgresql://',
  );

const withoutSpaces = z.string().regex(/^\S+$/, 'must not have spaces');

const webAddress = z.string().refine(isWebAddress, 'must start with http:// or https://');

/** Node's `fetch` waits no longer. */
const seconds = wholeNumber(1, 300);

const onOrOff = (usual: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(usual)
    .transform((value) => value === 'on');

const hasNoCredentials = (text: string) => {
  const url = URL.parse(text);
  return url === null || (url.username === '' && url.password === '');
};

const isSecureOrLocal = (text: string) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

const isOrigin = (text: string) =>
  isWebAddress(text) && URL.parse(text)?.origin === text.replace(/\/$/, '');

const proxy = z
  .string()
  .refine(
    (text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''),
    'must be the address of a proxy, such as http://proxy.example.com:3128',
  )
  .optional();

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_DIRECT_URL: optional(databaseUrl),
  PUBLIC_ORIGIN: optional(
    z
      .string()
      .refine(isOrigin, 'must be an address without a path, such as https://leads.example.com')
      .transform((origin) => origin.replace(/\/$/, '')),
  ),
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
  FIREBASE_PROJECT_ID: optional(
    z.string().regex(/^[a-z][a-z0-9-]{3,}$/, "must be a Firebase project's id"),
  ),
  FIREBASE_API_KEY: optional(withoutSpaces),
  OIDC_ISSUER: optional(
    z
      .string()
      .refine(isWebAddress, 'must start with https:// or, on this machine, http://')
      .refine(isSecureOrLocal, 'must start with https://, except on this machine'),
  ),
  OIDC_CLIENT_ID: optional(z.string().trim()),
  OIDC_CLIENT_SECRET: optional(withoutSpaces),
  OIDC_NAME: z.string().trim().max(40, 'must have up to 40 characters').default('single sign-on'),
  OIDC_ALLOW: z
    .string()
    .default('')
    .transform(parseAllowRules)
    .refine(
      (rules) => rules !== null,
      'must be domains or addresses (example.com), claim=value, or *, with commas between and quotes around a value with spaces or commas (groups="Hiring Team")',
    ),
  OIDC_TRUST_EMAIL: onOrOff('off'),
  OIDC_EMAIL_CLAIM: withoutSpaces.default('email'),
  PASSWORD_SIGN_IN: onOrOff('on'),
  EARLY_ACCESS_URL: optional(webAddress),
  EXTENSION_STORE_URL: optional(webAddress),
  EXTENSION_ORIGIN: optional(
    z
      .string()
      .regex(
        /^chrome-extension:\/\/[a-p]{32}$/,
        'must be chrome-extension:// and the 32 letters of the extension',
      ),
  ),
  LEAD_LIMIT: optional(wholeNumber(1)),
  AI_BASE_URL: optional(
    webAddress.refine(hasNoCredentials, 'must not have a user name or password. Use AI_API_KEY'),
  ),
  AI_API_KEY: optional(withoutSpaces),
  AI_MODEL: optional(z.string().trim()),
  AI_FIRST_WORD_SECONDS: seconds.default(120),
  AI_SILENCE_SECONDS: seconds.default(60),
  AI_USER_MODELS: onOrOff('on'),
  AI_ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((hosts) =>
      hosts
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => URL.parse(`http://${host}`)?.host === host),
      'must be host names with commas between them, such as llm.example.com, 10.0.0.5:8000',
    ),
  SECRET_KEY: optional(
    z.string().regex(/^\S{32,}$/, 'must have at least 32 characters and no spaces'),
  ),
  DAILY_PITCH_LIMIT: wholeNumber(1, 1_000_000).default(20),
  REQUEST_LIMIT: wholeNumber(1).default(1_200),
  METRICS_TOKEN: optional(
    z.string().regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
  ),
  HTTP_PROXY: proxy,
  HTTPS_PROXY: proxy,
  // Node takes these first.
  http_proxy: proxy,
  https_proxy: proxy,
});

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape);

/** Microsoft's addresses for the people of all tenants. */
const SHARED_ISSUER = /^https:\/\/login\.microsoftonline\.\w+\/(common|organizations|consumers)\//i;

/** Throws a `StartError` if one is missing. */
function oidcSettings(settings: z.output<typeof environment>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_ALLOW: allow } = settings;
  if (issuer === null) {
    if (clientId !== null) throw new StartError('OIDC_ISSUER must be set when OIDC_CLIENT_ID is.');
    return null;
  }
  if (clientId === null) throw new StartError('OIDC_CLIENT_ID must be set when OIDC_ISSUER is.');
  if (!allow?.length) {
    throw new StartError(
      'OIDC_ALLOW must say who may sign in: domains of email addresses, claim=value, or * for everyone at OIDC_ISSUER.',
    );
  }
  const { OIDC_TRUST_EMAIL: trustsEmail, OIDC_EMAIL_CLAIM: emailClaim } = settings;
  if (emailClaim !== 'email' && !trustsEmail) {
    throw new StartError('OIDC_TRUST_EMAIL must be on when OIDC_EMAIL_CLAIM is set.');
  }
  if (trustsEmail && SHARED_ISSUER.test(issuer)) {
    throw new StartError(
      'OIDC_ISSUER must name your own tenant when OIDC_TRUST_EMAIL is on: in others, anyone can write any address.',
    );
  }
  if (settings.FIREBASE_PROJECT_ID !== null) {
    throw new StartError('OIDC_ISSUER must not be set with FIREBASE_PROJECT_ID.');
  }
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = settings;
  return { issuer, clientId, clientSecret, name, allow, trustsEmail, emailClaim };
}

/**
 * Reads the settings. An empty one counts as not set. Throws a `StartError` that names the invalid
 * setting without its value, since a database URL has a password.
 */
export function loadConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  // `docker --env-file` takes quotes as a part of the value.
  const quoted = SETTINGS.find((name) => /^\s*(["']).*\1\s*$/s.test(given[name] ?? ''));
  if (quoted) throw new StartError(`${quoted} must not have quotes around its value.`);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const settings = parsed.data;
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
  if (baseUrl !== null && model === null) {
    throw new StartError('AI_MODEL must name the model to use at AI_BASE_URL.');
  }
  if (baseUrl === null && (model !== null || apiKey !== null)) {
    throw new StartError('AI_BASE_URL must be set when AI_MODEL or AI_API_KEY is.');
  }
  if (settings.DATABASE_DIRECT_URL !== null && settings.DATABASE_URL === null) {
    throw new StartError('DATABASE_URL must be set when DATABASE_DIRECT_URL is.');
  }
  return {
    /** A sign-in provider besides the passwords (OpenID Connect). */
    oidc: oidcSettings(settings),
    /** Whether people can sign in with a password. */
    passwordSignIn: settings.PASSWORD_SIGN_IN,
    /** 0 means any free port. */
    port: settings.PORT,
    host: settings.HOST,
    /** Absolute path of the embedded database's folder. */
    dataDir: settings.DATA_DIR,
    /** A PostgreSQL server; `null` means the embedded database. */
    databaseUrl: settings.DATABASE_URL,
    /** The PostgreSQL server itself, when `databaseUrl` is a pooler's. */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    /** The product's origin in browsers when it isn't http://localhost:PORT. No trailing slash. */
    publicOrigin: settings.PUBLIC_ORIGIN,
    /** How many proxies in front of the server add the client's address to X-Forwarded-For. */
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    /** The Firebase project with the accounts; `null` means the server's own identity provider. */
    firebaseProjectId: settings.FIREBASE_PROJECT_ID,
    firebaseApiKey: settings.FIREBASE_API_KEY,
    /** The sign-up form that the public site links to. */
    earlyAccessUrl: settings.EARLY_ACCESS_URL,
    /** The extension's page in the browser's store; `null` offers the built extension instead. */
    extensionStoreUrl: settings.EXTENSION_STORE_URL,
    /** The extension's origin, the only other origin that may call the server; by default, its fixed id on loopback. */
    extensionOrigin: settings.EXTENSION_ORIGIN,
    /** Leads per user; `null` means no limit. */
    leadLimit: settings.LEAD_LIMIT,
    /** The model that writes pitches, at an OpenAI-compatible endpoint; `null` means the template. */
    ai: baseUrl === null || model === null ? null : { baseUrl, apiKey, model },
    /** How long a model may be silent, in seconds. */
    aiOptions: {
      firstWordSeconds: settings.AI_FIRST_WORD_SECONDS,
      silenceSeconds: settings.AI_SILENCE_SECONDS,
    },
    /** Whether users can use models of their own. */
    aiUserModels: settings.AI_USER_MODELS,
    /** Where users' own models can be on a server that others reach: host names, with a port or for all. */
    aiAllowedHosts: settings.AI_ALLOWED_HOSTS,
    /** Encrypts users' keys; `null` means the secret of the embedded database's folder. */
    secretKey: settings.SECRET_KEY,
    /** Pitches per user and UTC day, with the operator's model. */
    dailyPitchLimit: settings.DAILY_PITCH_LIMIT,
    /** Reads per user, minute and server; other requests cost more (auth/limitUserRate.ts). */
    requestLimit: settings.REQUEST_LIMIT,
    /** The bearer token of `/api/metrics`, which isn't there without one. */
    metricsToken: settings.METRICS_TOKEN,
  };
}

/** All settings, from the environment variables. */
export type Config = ReturnType<typeof loadConfig>;

/** Whether the host name or address is this machine's own. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** Whether only users of this machine can reach the server. */
export function isPrivateToThisMachine(config: Pick<Config, 'host' | 'publicOrigin'>): boolean {
  const publicHost = config.publicOrigin === null ? null : new URL(config.publicOrigin).hostname;
  return isLoopback(config.host) && (publicHost === null || isLoopback(publicHost));
}
