import { join } from 'node:path';
import { isPrivateToThisMachine, loadConfig } from './config.ts';
import { StartError } from './startError.ts';

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
    const config = loadConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/leadside',
      DATABASE_URL: 'postgres://leads:secret@pooler:6432/leads',
      DATABASE_DIRECT_URL: 'postgres://leads:secret@db:5432/leads',
      PUBLIC_ORIGIN: 'https://leads.example.com/',
      TRUST_PROXY_HOPS: '2',
      FIREBASE_PROJECT_ID: 'leads-1',
      FIREBASE_API_KEY: 'AIza',
      EARLY_ACCESS_URL: 'https://forms.example.com/early',
      EXTENSION_STORE_URL: 'https://store.example.com/leadside',
      LEAD_LIMIT: '50',
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_API_KEY: 'sk-1',
      AI_FIRST_WORD_SECONDS: '300',
      AI_SILENCE_SECONDS: '90',
      AI_MODEL: 'llama3.2:3b',
      AI_USER_MODELS: 'off',
      AI_ALLOWED_HOSTS: 'LLM.example.com, 10.0.0.5:8000',
      SECRET_KEY: 'a-secret-of-at-least-32-characters',
      DAILY_PITCH_LIMIT: '5',
      REQUEST_LIMIT: '600',
      METRICS_TOKEN: 'a-token-of-16-letters',
      EXTENSION_ORIGIN: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/leadside',
      databaseUrl: 'postgres://leads:secret@pooler:6432/leads',
      databaseDirectUrl: 'postgres://leads:secret@db:5432/leads',
      publicOrigin: 'https://leads.example.com',
      trustProxyHops: 2,
      firebaseProjectId: 'leads-1',
      firebaseApiKey: 'AIza',
      earlyAccessUrl: 'https://forms.example.com/early',
      extensionStoreUrl: 'https://store.example.com/leadside',
      extensionOrigin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
      leadLimit: 50,
      ai: { baseUrl: 'http://localhost:11434/v1', apiKey: 'sk-1', model: 'llama3.2:3b' },
      aiOptions: { firstWordSeconds: 300, silenceSeconds: 90 },
      aiUserModels: false,
      aiAllowedHosts: ['llm.example.com', '10.0.0.5:8000'],
      secretKey: 'a-secret-of-at-least-32-characters',
      dailyPitchLimit: 5,
      requestLimit: 600,
      metricsToken: 'a-token-of-16-letters',
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://root:s3cret@db'],
    ['DATABASE_URL', 's3cret'],
    ['PUBLIC_ORIGIN', 'leads.example.com'],
    ['PUBLIC_ORIGIN', 'https://example.com/leads'],
    ['TRUST_PROXY_HOPS', 'all'],
    ['TRUST_PROXY_HOPS', '11'],
    ['FIREBASE_PROJECT_ID', 'My Project'],
    ['FIREBASE_API_KEY', 'a b'],
    ['EARLY_ACCESS_URL', 'javascript:alert(1)'],
    ['EXTENSION_STORE_URL', 'store.example.com'],
    ['EXTENSION_ORIGIN', 'https://evil.example'],
    ['LEAD_LIMIT', '0'],
    ['LEAD_LIMIT', 'fifty'],
    ['AI_BASE_URL', 'localhost:11434/v1'],
    ['AI_BASE_URL', 'https://ana:s3cret@models.example/v1'],
    ['DATABASE_DIRECT_URL', 's3cret'],
    ['AI_API_KEY', 's3cret s3cret'],
    ['AI_USER_MODELS', 'maybe'],
    ['AI_ALLOWED_HOSTS', 'https://llm.example.com'],
    ['SECRET_KEY', 's3cret'],
    ['DAILY_PITCH_LIMIT', '0'],
    ['DAILY_PITCH_LIMIT', '2.5'],
    ['METRICS_TOKEN', 's3cret'],
    ['HTTPS_PROXY', 'ht tp://s3cret'],
    ['http_proxy', 'proxy.example.com:3128'],
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
    expect(loadConfig({ ...address, AI_MODEL: 'llama' })).toMatchObject({
      ai: { model: 'llama', apiKey: null },
    });
  });
});

describe('a server that is private to this machine', () => {
  it.each([
    ['127.0.0.1', null, true],
    ['localhost', null, true],
    ['::1', 'http://localhost:8080', true],
    ['127.0.0.1', 'https://leads.example.com', false],
    ['0.0.0.0', null, false],
    ['127.example.com', null, false],
  ])('HOST %s, PUBLIC_ORIGIN %s: %s', (host, publicOrigin, expected) => {
    expect(isPrivateToThisMachine({ host, publicOrigin })).toBe(expected);
  });
});
