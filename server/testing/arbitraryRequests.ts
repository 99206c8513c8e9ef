import fc from 'fast-check';
import { anyCharacter } from './anyCharacter.ts';

/* Generators of hostile requests. `arbitraryBody.ts` makes nearly valid bodies. */

export const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('\0', '\ud800', '\udc00', 'a', 'é', '😀', '%', '\\', "'", '"'),
  }),
  fc.constantFrom('', ' ', 'N/A', '__proto__', 'constructor', 'javascript:alert(1)', 'https://'),
  fc.constantFrom('x'.repeat(250), 'ﷺ'.repeat(150), '9'.repeat(400)),
);

export const anyJson = fc.anything({
  values: [hostileText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  key: fc.oneof(
    hostileText,
    fc.constantFrom('title', 'company', 'contactInfo', 'leadIds', 'updates'),
  ),
  maxDepth: 4,
});

export const timestamp = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const body = fc.oneof(
  anyJson,
  fc.record({ leadIds: fc.array(hostileText), updates: anyJson }),
  fc.record({ email: hostileText, password: hostileText, idToken: hostileText }),
);

export const anyPayload = fc.oneof(
  { arbitrary: body.map((value) => JSON.stringify(value) ?? ''), weight: 8 },
  { arbitrary: hostileText, weight: 1 },
  { arbitrary: fc.uint8Array().map((bytes) => Buffer.from(bytes)), weight: 1 },
  { arbitrary: fc.constant('['.repeat(100_000)), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('resume', 'x', '"'), hostileText, hostileText)
      .map(
        ([field, name, content]) =>
          `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n--x--`,
      ),
    weight: 1,
  },
);

export const anyQuery = fc.oneof(
  fc
    .dictionary(
      fc.oneof(
        hostileText,
        fc.constantFrom('limit', 'sort', 'order', 'status', 'type', 'q', 'cursor'),
      ),
      fc.oneof(hostileText, fc.constantFrom('1', '1000', 'title', 'asc', 'new', 'WyJ0aXRsZSJd')),
    )
    .map((entries) => new URLSearchParams(entries).toString()),
  fc.string().map((text) => text.replace(/[^\x21-\x7e]|#/g, '')),
);

const pathPart = fc.oneof(
  fc.constantFrom(
    'known',
    'c0ffee00-0000-4000-8000-000000000001',
    'bulk',
    'stats',
    '..',
    '%00',
    '%',
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
);

const idPath = pathPart.map((part) => `/api/leads/${part}`);

export const anyPath = fc.oneof(
  fc.constantFrom('/api/leads', '/api/leads/bulk', '/api/leads/stats', '/api/user', '/api/health'),
  fc.constantFrom('/api/pitches', '/api/pitches/generate-from-company', '/api/user/resume'),
  fc.constantFrom('/api/extract/linkedin-post', '/api/docs', '/api/docs/openapi.json'),
  fc.constantFrom('/api/auth/sign-out', '/api/auth/password'),
  idPath,
  idPath.map((path) => `${path}/notes`),
  pathPart.map((part) => `/api/pitches/${part}`),
  pathPart.map((part) => `/${part}`),
  fc
    .constantFrom('signInWithPassword', 'lookup')
    .map((call) => `/identitytoolkit.googleapis.com/v1/accounts:${call}`),
  fc.constant('/securetoken.googleapis.com/v1/token'),
);

export const anyContentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 6 },
  {
    arbitrary: fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'x', '', 'a/b;c'),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data'),
    weight: 1,
  },
);
