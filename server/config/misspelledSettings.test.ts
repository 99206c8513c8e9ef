import { misspelledSettings } from './misspelledSettings.ts';

it.each([
  ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['public_origin', 'PUBLIC_ORIGIN'],
  ['TRUST_PROXY', 'TRUST_PROXY_HOPS'],
  ['METRICSTOKEN', 'METRICS_TOKEN'],
])('%s is named as a typo of %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual([
    `${name} is not a setting, so it has no effect. Did you mean ${meant}?`,
  ]);
});

it.each([
  { PUBLIC_ORIGIN: 'https://leads.example.com', HTTPS_PROXY: 'http://proxy.example.com' },
  { NO_PROXY: '*', HOSTNAME: 'web-1', REPORT: 'x', PATH: '/bin', AI_GATEWAY: 'x' },
  // Both are set, for example by a platform for other programs.
  { DATABASE_URI: 'postgres://x', DATABASE_URL: 'postgres://x' },
])('others are none: %j', (env) => {
  expect(misspelledSettings(env)).toEqual([]);
});
