import { type Claims, claimNames, isComplete, personIn } from './providerClaims.ts';

const ISSUER = {
  issuer: 'https://id.example.com',
  clientId: 'leadside',
  clientSecret: null,
  name: 'ID',
  trustsEmail: false,
  emailClaim: 'email',
};
const VICTIM = { email: 'victim@example.com', email_verified: true };
const ATTACKER = { email: 'attacker@evil.example', email_verified: true };

const emailOf = (answers: [Claims, ...Claims[]], settings: object = {}) => {
  const [idToken, ...rest] = answers;
  const all: [Claims, ...Claims[]] = [{ iss: ISSUER.issuer, sub: 'x', ...idToken }, ...rest];
  const person = personIn(all, { ...ISSUER, allow: ['*'], ...settings });
  return typeof person === 'string' ? person : person.email;
};

describe('an address and its confirmation', () => {
  it.each<[string, [Claims, ...Claims[]]]>([
    [
      'only the confirmation is in the ID token',
      [{ email_verified: true }, { email: VICTIM.email }],
    ],
    ['only the address is in the ID token', [{ email: VICTIM.email }, { email_verified: true }]],
    ['two answers name two addresses', [{ email: ATTACKER.email }, VICTIM]],
    ['two answers confirm two addresses', [ATTACKER, VICTIM]],
    ['one answer says that it is not confirmed', [{ ...VICTIM, email_verified: false }, VICTIM]],
    ['the address is a list', [{ email: [VICTIM.email, ATTACKER.email], email_verified: true }]],
    ['the address is an object', [{ ...VICTIM, email: { toString: 1 } }]],
    ['the address has a NUL byte', [{ ...VICTIM, email: 'victim\0@example.com' }]],
    ['the address is two', [{ ...VICTIM, email: 'victim@example.com,attacker@evil.example' }]],
    ['the confirmation is a list', [{ ...VICTIM, email_verified: [true] }]],
    ['the confirmation is 1', [{ ...VICTIM, email_verified: 1 }]],
    ['the confirmation is an object', [{ ...VICTIM, email_verified: { toString: 1 } }]],
  ])('are not believed when %s', (_what, answers) => {
    expect(emailOf(answers)).toBe('no-email');
  });

  it.each<[string, [Claims, ...Claims[]]]>([
    ['the ID token', [VICTIM]],
    ['the user information', [{}, VICTIM]],
    ['both', [VICTIM, { ...VICTIM, email: 'Victim@Example.com' }]],
    [
      'the user information, which confirms that of the ID token',
      [{ email: VICTIM.email }, VICTIM],
    ],
    ['the ID token, with a text that says true', [{ ...VICTIM, email_verified: 'true' }]],
  ])('are believed from %s', (_where, answers) => {
    expect(emailOf(answers)).toBe(VICTIM.email);
  });

  it('may be those of another claim when the settings trust it', () => {
    const entra = { preferred_username: 'Ada@Example.com', email: 'mail@elsewhere.example' };
    const authentik = { email: 'ada@example.com', email_verified: false };
    const trusting = { trustsEmail: true };
    expect(emailOf([authentik], trusting)).toBe('ada@example.com');
    expect(emailOf([entra], { ...trusting, emailClaim: 'preferred_username' })).toBe(
      'ada@example.com',
    );
    expect(
      emailOf([{ preferred_username: 'ada' }], { ...trusting, emailClaim: 'preferred_username' }),
    ).toBe('no-email');
  });
});

describe('who may sign in', () => {
  it.each<[string, Claims]>([
    ['example.com', {}],
    ['@Example.com', {}],
    ['victim@example.com', {}],
    ['email=Victim@example.com', {}],
    ['groups=cn=admins', { groups: ['cn=admins'] }],
    ['groups=Hiring, EU', { groups: ['Staff', 'Hiring, EU'] }],
    ['groups=hiring', { groups: 'hiring' }],
    ['groups=hiring', { groups: 'staff, hiring' }],
    ['realm_access.roles=hiring', { realm_access: { roles: ['hiring'] } }],
    ['access.my.app.roles=hiring', { access: { 'my.app': { roles: ['hiring'] } } }],
    ['https://example.com/groups=hiring', { 'https://example.com/groups': ['hiring'] }],
    ['employee=true', { employee: true }],
  ])('%s lets in %j', (rule, claims) => {
    expect(emailOf([{ ...VICTIM, ...claims }], { allow: [rule] })).toBe(VICTIM.email);
  });

  it.each<[string, Claims]>([
    ['groups=cn=admins', { groups: ['cn'] }],
    ['groups=cn', { groups: ['cn=admins'] }],
    ['groups=admins', { groups: 'cn=admins,dc=example' }],
    ['groups=admins', { groups: 'domain admins' }],
    ['groups=dc=example', { groups: 'cn=admins,dc=example' }],
    ['groups=[object Object]', { groups: [{}] }],
    ['groups=hiring', { groups: { hiring: true } }],
    ['groups=hiring', { groups: [['hiring']] }],
    ['groups=undefined', {}],
    ['constructor.name=Object', {}],
    ['__proto__=x', {}],
    ['evil.example', {}],
    ['ample.com', {}],
    ['ctim@example.com', {}],
    ['email=attacker@evil.example', {}],
  ])('%s keeps out %j', (rule, claims) => {
    expect(emailOf([{ ...VICTIM, ...claims }], { allow: [rule] })).toBe('not-allowed');
  });

  it('goes by the signed answer where both have the claim', () => {
    const answers: [Claims, Claims] = [{ ...VICTIM, groups: ['staff'] }, { groups: ['hiring'] }];
    expect(emailOf(answers, { allow: ['groups=hiring'] })).toBe('not-allowed');
  });

  it('asks for what the signed answer leaves empty', () => {
    const settings = { ...ISSUER, allow: ['groups=hiring'] };
    expect(isComplete({ ...VICTIM, groups: null }, settings)).toBe(false);
    expect(isComplete({ ...VICTIM, groups: [] }, settings)).toBe(true);
  });

  it('goes by the letters of a domain, not by what looks like them', () => {
    const kelvin = { email: 'ada@\u212Aelvin.example', email_verified: true };
    expect(emailOf([kelvin], { allow: ['kelvin.example'] })).toBe('not-allowed');
  });
});

it.each<[string, unknown]>([
  ['a list', ['x']],
  ['empty', ''],
  ['with a NUL byte', 'x\0'],
  ['half a character', '\ud800'],
  ['too long', 'x'.repeat(256)],
])('rejects an id that is %s', (_what, sub) => {
  expect(emailOf([{ ...VICTIM, sub }])).toBe('invalid');
});

it('takes who it is from the ID token, and a name that is one', () => {
  const answers: [Claims, Claims] = [
    { iss: ISSUER.issuer, sub: 'x', name: { first: 'A' } },
    { ...VICTIM, iss: 'https://evil.example', sub: 'y', name: 'Ada' },
  ];
  expect(personIn(answers, { ...ISSUER, allow: ['*'] })).toEqual({
    issuer: ISSUER.issuer,
    subject: 'x',
    email: VICTIM.email,
    displayName: 'Ada',
  });
});

it('names claims without their values', () => {
  expect(claimNames({ sub: 's3cret', realm_access: { roles: ['s3cret'] } })).toEqual([
    'sub',
    'realm_access.roles',
  ]);
});
