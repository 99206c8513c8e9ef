import fc from 'fast-check';
import { LEAD_STATUSES, PITCH_LENGTHS, PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import { anyCharacter } from './anyCharacter.ts';

/* Generators of requests: hostile ones, and valid ones with at most one mistake. */

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

/** Text that can be stored: letters of all scripts, control characters, and SQL wildcards. */
const storableText = fc
  .string({ unit: anyCharacter, maxLength: 40 })
  .map((text) => `x${text.replaceAll('\0', '%_\\').toWellFormed()}`);

/** Valid values for some fields and, half of the time, anything in one of them. */
function nearlyValid(fields: Record<string, fc.Arbitrary<unknown>>, required: string[] = []) {
  const valid = fc.record(fields, { requiredKeys: required });
  const field = fc.constantFrom(...Object.keys(fields));
  const mistake = fc.record({ field, value: fc.oneof(anyJson, hostileText) });
  return fc
    .tuple(valid, fc.option(mistake, { freq: 2 }))
    .map(([input, wrong]) => (wrong ? { ...input, [wrong.field]: wrong.value } : input));
}

export const timestamp = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const leadFields = {
  title: storableText,
  company: storableText,
  type: fc.constantFrom('lead', 'job'),
  category: fc.constantFrom('networking', null),
  status: fc.constantFrom(...LEAD_STATUSES),
  description: storableText,
  postUrl: fc.constantFrom('', 'https://example.com', 'http://a\u0001b', 'HTTPS://É.example/ü'),
  value: fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(-0, 5e-324)),
  contactInfo: fc.record({ name: storableText, phone: storableText }, { requiredKeys: [] }),
  tags: fc.array(storableText, { maxLength: 5 }),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  lastContactAt: fc.option(timestamp),
  nextFollowUpAt: fc.constantFrom(null, '1970-01-01T00:00:00+00:00', '9999-12-31T23:59:59.999999Z'),
  isQualified: fc.boolean(),
  userId: anyJson,
};

export const nearlyLeadUpdate = nearlyValid(leadFields, ['title', 'company']);

export const nearlyNewLead = nearlyValid({ ...leadFields, id: fc.uuid() }, ['title', 'company']);

export const nearlyNote = nearlyValid(
  { text: storableText, type: fc.constantFrom('general', 'interview') },
  ['text'],
);

export const nearlyProfile = nearlyValid(
  {
    personalInfo: fc.record({
      name: storableText,
      email: fc.constantFrom('mara@example.com', 'x@é.de'),
    }),
    professionalSummary: storableText,
    yearsOfExperience: fc.double({ min: 0, max: 80, noNaN: true }),
    skills: fc.record({ technicalSkills: fc.array(storableText, { minLength: 1, maxLength: 3 }) }),
    experience: fc.array(fc.record({ title: storableText }, { requiredKeys: [] }), {
      maxLength: 2,
    }),
    projects: fc.array(fc.record({ name: storableText, url: fc.constant('x.yz') }), {
      maxLength: 2,
    }),
  },
  ['personalInfo', 'professionalSummary', 'skills'],
);

export const nearlyPitch = nearlyValid(
  {
    company: storableText,
    position: storableText,
    description: storableText,
    location: storableText,
    type: fc.constantFrom(...PITCH_TYPES),
    tone: fc.constantFrom(...PITCH_TONES),
    length: fc.constantFrom(...PITCH_LENGTHS),
    template: storableText,
    customPrompt: storableText,
    leadId: fc.constant('known'),
    tags: fc.array(storableText, { maxLength: 3 }),
    contactInfo: fc.record({
      name: storableText,
      email: fc.constantFrom('N/A', 'maja@example.com'),
    }),
    userId: anyJson,
  },
  ['company', 'position'],
);

export const nearlyPostUrl = fc.record({
  postUrl: fc.oneof(
    storableText.map((text) => `${LINKEDIN_POST_PREFIX}${text}`),
    hostileText.map((text) => `${LINKEDIN_POST_PREFIX}${text}`),
    hostileText,
  ),
});

const body = fc.oneof(
  anyJson,
  nearlyNewLead,
  nearlyProfile,
  nearlyNote,
  nearlyPitch,
  nearlyPostUrl,
  fc.record({ leadIds: fc.array(hostileText), updates: nearlyLeadUpdate }),
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
