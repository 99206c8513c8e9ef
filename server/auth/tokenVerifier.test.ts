import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createFirebaseVerifier, InvalidTokenError, type VerifyToken } from './tokenVerifier.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const PROJECT = 'leads-1';
let google: KeyPair;
let verify: VerifyToken;

beforeAll(async () => {
  google = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(google.publicKey)), kid: 'key-1', alg: 'RS256' };
  verify = createFirebaseVerifier(PROJECT, createLocalJWKSet({ keys: [jwk] }));
});

const CLAIMS = { email: 'ana@example.com', name: 'Ana' };

function token({
  claims = CLAIMS as object,
  issuer = `https://securetoken.google.com/${PROJECT}`,
  audience = PROJECT,
  subject = 'user-1',
  issued = 'now' as string,
  expires = '1h',
  kid = 'key-1',
  key = google.privateKey,
}): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issued === 'now' ? undefined : issued)
    .setExpirationTime(expires)
    .sign(key);
}

describe('the ID token of a Firebase project', () => {
  it('names its user', async () => {
    expect(await verify(await token({}))).toMatchObject({
      uid: 'user-1',
      email: 'ana@example.com',
      displayName: 'Ana',
    });
  });

  it.each([
    ['expired', () => token({ expires: '-1s' })],
    ['issued in the future', () => token({ issued: '4y', expires: '5y' })],
    ['issued for another project', () => token({ audience: 'leads-2' })],
    ['signed with an unknown key', () => token({ kid: 'key-2' })],
    ['without a user', () => token({ subject: '' })],
    ['forged', async () => token({ key: (await generateKeyPair('RS256')).privateKey })],
    [
      'unsigned',
      async () =>
        new UnsecuredJWT(CLAIMS)
          .setIssuer(`https://securetoken.google.com/${PROJECT}`)
          .setAudience(PROJECT)
          .setSubject('user-1')
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'signed with a shared secret',
      () =>
        new SignJWT(CLAIMS)
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setIssuer(`https://securetoken.google.com/${PROJECT}`)
          .setAudience(PROJECT)
          .setSubject('user-1')
          .setExpirationTime('1h')
          .sign(new Uint8Array(32)),
    ],
  ])('is rejected when it is %s', async (_why, make) => {
    await expect(verify(await make())).rejects.toThrow(InvalidTokenError);
  });

  it('throws the original error when the keys are unreachable', async () => {
    const unreachable = createFirebaseVerifier(PROJECT, () => {
      throw new TypeError('fetch failed');
    });
    await expect(unreachable(await token({}))).rejects.toThrow(new TypeError('fetch failed'));
  });
});
