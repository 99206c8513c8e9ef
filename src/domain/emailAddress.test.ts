import { isEmailAddress, mailLink } from './emailAddress.ts';

it.each(['ana@example.com', "o'neil+jobs@mail.example.co.uk", 'x@é.de', 'a/b=c@example.org'])(
  'accepts %s',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
    expect(decodeURIComponent(mailLink(address))).toBe(`mailto:${address}`);
  },
);

it.each([
  'ana',
  'ana@example',
  'ana@@example.com',
  'ana@example.com?bcc=eve@evil.example',
  'ana@example.com?bcc=eve.evil.example',
  'a&body=x@example.com',
  'ana@example.com,eve@evil.example',
  'ana%3Fbcc=x@example.com',
  'ana @example.com',
  '',
])('rejects %j', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

it('links to the address only, even with parameters in it', () => {
  const link = mailLink(' ana@example.com?bcc=eve@evil.example&body=x ');
  expect(link).toBe('mailto:ana@example.com%3Fbcc%3Deve%40evil.example%26body%3Dx');
  expect(new URL(link).search).toBe('');
});
