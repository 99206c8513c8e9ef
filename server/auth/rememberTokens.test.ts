import { rememberTokens } from './rememberTokens.ts';
import { InvalidTokenError, type VerifiedUser } from './tokenVerifier.ts';

const userUntil = (expiresAt: Date): VerifiedUser => ({
  ...{ uid: 'user-1', email: 'ana@example.com', displayName: null },
  expiresAt,
});

const HOUR = 60 * 60 * 1000;

it('verifies a token once', async () => {
  const verify = jest.fn(async () => userUntil(new Date(Date.now() + HOUR)));
  const remembered = rememberTokens(verify);
  const [first, second] = [await remembered('a'), await remembered('a')];
  expect(second).toEqual(first);
  expect(verify).toHaveBeenCalledTimes(1);
});

it('tells tokens apart', async () => {
  const remembered = rememberTokens(async (token) => ({
    ...userUntil(new Date(Date.now() + HOUR)),
    uid: token,
  }));
  expect([(await remembered('a')).uid, (await remembered('b')).uid]).toEqual(['a', 'b']);
});

it('lets no token outlive its end', async () => {
  const end = Date.now() + HOUR;
  const verify = jest.fn(async () => {
    if (Date.now() >= end) throw new InvalidTokenError('expired');
    return userUntil(new Date(end));
  });
  const remembered = rememberTokens(verify);
  await remembered('a');
  jest.spyOn(Date, 'now').mockReturnValue(end);
  await expect(remembered('a')).rejects.toThrow(InvalidTokenError);
});

it('does not remember a refusal, nor that the keys were out of reach', async () => {
  const verify = jest
    .fn(async () => userUntil(new Date(Date.now() + HOUR)))
    .mockRejectedValueOnce(new Error('keys out of reach'));
  const remembered = rememberTokens(verify);
  await expect(remembered('a')).rejects.toThrow('keys out of reach');
  expect((await remembered('a')).uid).toBe('user-1');
});
