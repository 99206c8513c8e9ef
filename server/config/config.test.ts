import { join } from 'node:path';
import { parseAllowRules } from './allowRules.ts';
import { isPrivateToThisMachine, loadConfig } from './config.ts';
import { StartError } from './startError.ts';

const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
const HOSTS = ['llm.example.com', '10.0.0.5:8000'];

describe('the settings', () => {
  it('have defaults; an empty one counts as not set', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), '.data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      publicOrigin: null,
      trustProxyHops: 0,
      firebaseProjectId: null,
      firebaseApiKey: null,
      oidc: null,
      passwordSignIn: true,
      earlyAccessUrl: null,
      extensionStoreUrl: null,
      extensionOrigin: null,
      leadLimit: null,
      ai: null,
      aiOptions: { firstWordSeconds: 120, silenceSeconds: 60 },
      aiUserModels: true,
      aiAllowedHosts: [],
      secretKey: null,
      dailyPitchLimit: 20,
      requestLimit: 1_200,
      metricsToken: null,
    };
    expect(loadConfig({})).toEqual(defaults);
    expect(loadConfig({ PORT: '', DATA_DIR: ' ', LEAD_LIMIT: '', OTHER: 'x' })).toEqual(defaults);
  });

  it('are read from the environment', () => {
    const read: [name: string, value: string, setting: object][] = [
      ['PORT', '8080', { port: 8080 }],
      ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
      ['DATA_DIR', '/var/lib/leadside', { dataDir: '/var/lib/leadside' }],
      ['DATABASE_URL', 'postgres://pooler/leads', { databaseUrl: 'postgres://pooler/leads' }],
      ['DATABASE_DIRECT_URL', 'postgres://db/leads', { databaseDirectUrl: 'postgres://db/leads' }],
      ['PUBLIC_ORIGIN', 'https://x.example/', { publicOrigin: 'https://x.example' }],
      ['TRUST_PROXY_HOPS', '2', { trustProxyHops: 2 }],
      ['FIREBASE_PROJECT_ID', 'leads-1', { firebaseProjectId: 'leads-1' }],
      ['FIREBASE_API_KEY', 'AIza', { firebaseApiKey: 'AIza' }],
      ['PASSWORD_SIGN_IN', 'off', { passwordSignIn: false }],
      ['EARLY_ACCESS_URL', 'https://x.example/a', { earlyAccessUrl: 'https://x.example/a' }],
      ['EXTENSION_STORE_URL', 'https://x.example/s', { extensionStoreUrl: 'https://x.example/s' }],
      ['EXTENSION_ORIGIN', EXTENSION, { extensionOrigin: EXTENSION }],
      ['LEAD_LIMIT', '50', { leadLimit: 50 }],
      ['AI_USER_MODELS', 'off', { aiUserModels: false }],
      ['AI_ALLOWED_HOSTS', 'LLM.example.com, 10.0.0.5:8000', { aiAllowedHosts: HOSTS }],
      ['SECRET_KEY', 's'.repeat(32), { secretKey: 's'.repeat(32) }],
      ['DAILY_PITCH_LIMIT', '5', { dailyPitchLimit: 5 }],
      ['REQUEST_LIMIT', '600', { requestLimit: 600 }],
      ['METRICS_TOKEN', 'a-token-of-16-letters', { metricsToken: 'a-token-of-16-letters' }],
    ];
    const config = loadConfig(Object.fromEntries(read.map(([name, value]) => [name, value])));
    expect(config).toMatchObject(Object.assign({}, ...read.map(([, , setting]) => setting)));
  });

  it.each([
    ['PORT', '65536'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://root:s3cret@db'],
    ['PUBLIC_ORIGIN', 'leads.example.com'],
    ['TRUST_PROXY_HOPS', 'all'],
    ['FIREBASE_PROJECT_ID', 'My Project'],
    ['FIREBASE_API_KEY', 'a b'],
    ['OIDC_ISSUER', 'http://id.example.com'],
    ['OIDC_ALLOW', 'groups=Hiring Team'],
    ['OIDC_ALLOW', 'groups="Hiring'],
    ['OIDC_ALLOW', 'groups="Hiring"Team'],
    ['OIDC_ALLOW', 'groups='],
    ['OIDC_ALLOW', '=hiring'],
    ['OIDC_ALLOW', 'example'],
    ['OIDC_ALLOW', '*.example.com'],
    ['OIDC_ALLOW', 'https://example.com'],
    ['OIDC_TRUST_EMAIL', 'yes'],
    ['OIDC_EMAIL_CLAIM', 'preferred username'],
    ['PASSWORD_SIGN_IN', 'no'],
    ['EARLY_ACCESS_URL', 'javascript:alert(1)'],
    ['EXTENSION_STORE_URL', 'store.example.com'],
    ['EXTENSION_ORIGIN', 'https://evil.example'],
    ['LEAD_LIMIT', '0'],
    ['AI_BASE_URL', 'https://ana:s3cret@models.example/v1'],
    ['DATABASE_DIRECT_URL', 's3cret'],
    ['AI_API_KEY', 's3cret s3cret'],
    ['AI_ALLOWED_HOSTS', 'https://llm.example.com'],
    ['DAILY_PITCH_LIMIT', '0'],
    ['METRICS_TOKEN', 's3cret'],
    ['HTTPS_PROXY', 'ht tp://s3cret'],
    ['http_proxy', 'proxy.example.com:3128'],
    ['DATA_DIR', '"/data"'],
    ['AI_API_KEY', '"s3cret"'],
    ['SECRET_KEY', `'${'s3cret'.repeat(6)}'`],
    ['HTTP_PROXY', '"http://proxy.example.com:3128"'],
  ])('stop the start in one line that names %s when it is %s', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(StartError);
    expect(load).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
    expect(load).not.toThrow(/s3cret/);
  });
});

describe('the settings of the model', () => {
  it('require both an address and a model', () => {
    const address = { AI_BASE_URL: 'http://localhost:11434/v1' };
    expect(() => loadConfig(address)).toThrow(/^AI_MODEL must [^\n]+\.$/);
    expect(() => loadConfig({ AI_MODEL: 'llama' })).toThrow(/^AI_BASE_URL must [^\n]+\.$/);
    expect(() => loadConfig({ AI_API_KEY: 's3cret' })).toThrow(/^AI_BASE_URL must [^\n]+\.$/);
    const seconds = { AI_FIRST_WORD_SECONDS: '300', AI_SILENCE_SECONDS: '90' };
    expect(
      loadConfig({ ...address, ...seconds, AI_MODEL: 'llama', AI_API_KEY: 'sk' }),
    ).toMatchObject({
      ai: { baseUrl: address.AI_BASE_URL, model: 'llama', apiKey: 'sk' },
      aiOptions: { firstWordSeconds: 300, silenceSeconds: 90 },
    });
  });
});

test('the settings of a sign-in provider belong together', () => {
  const oidc = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'leadside' };
  expect(() => loadConfig({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toThrow(/^OIDC_CLIENT_ID must /);
  expect(() => loadConfig({ OIDC_CLIENT_ID: 'leadside' })).toThrow(/^OIDC_ISSUER must /);
  expect(() => loadConfig(oidc)).toThrow(/^OIDC_ALLOW must /);
  expect(loadConfig({ ...oidc, OIDC_ALLOW: 'example.com, groups=hr' }).oidc).toEqual({
    issuer: 'https://id.example.com',
    clientId: 'leadside',
    clientSecret: null,
    name: 'single sign-on',
    allow: ['example.com', 'groups=hr'],
    trustsEmail: false,
    emailClaim: 'email',
  });
  const named = { ...oidc, OIDC_ALLOW: '*', OIDC_EMAIL_CLAIM: 'preferred_username' };
  expect(() => loadConfig(named)).toThrow(/^OIDC_TRUST_EMAIL must /);
  const trusting = { ...named, OIDC_TRUST_EMAIL: 'on' };
  expect(loadConfig(trusting).oidc).toMatchObject({
    trustsEmail: true,
    emailClaim: 'preferred_username',
  });
  const shared = 'https://login.microsoftonline.com/common/v2.0';
  expect(() => loadConfig({ ...trusting, OIDC_ISSUER: shared })).toThrow(/^OIDC_ISSUER must /);
});

it.each([
  ['example.com, groups=hr', ['example.com', 'groups=hr']],
  ['@example.com ada@example.com,*', ['@example.com', 'ada@example.com', '*']],
  ['groups=cn=admins', ['groups=cn=admins']],
  [
    'groups="Hiring Team",roles="cn=a,dc=b" realm_access.roles=hiring',
    ['groups=Hiring Team', 'roles=cn=a,dc=b', 'realm_access.roles=hiring'],
  ],
  [String.raw`groups="The \"A\" team"`, ['groups=The "A" team']],
  ['https://example.com/groups=a', ['https://example.com/groups=a']],
])('reads who may sign in: %s', (text, rules) => {
  expect(parseAllowRules(text)).toEqual(rules);
});

describe('a server that is private to this machine', () => {
  it.each([
    ['127.0.0.1', null, true],
    ['::1', 'http://localhost:8080', true],
    ['127.0.0.1', 'https://leads.example.com', false],
    ['0.0.0.0', null, false],
  ])('HOST %s, PUBLIC_ORIGIN %s: %s', (host, publicOrigin, expected) => {
    expect(isPrivateToThisMachine({ host, publicOrigin })).toBe(expected);
  });
});
