import { emailAddressesIn, isEmailAddress, mailLink } from './emailAddress.ts';

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

it.each([
  ['Write to jobs@acme.example.', ['jobs@acme.example']],
  [
    '<maja.l+hr@acme.co.uk>, or mailto:jobs@acme.example?subject=CV',
    ['maja.l+hr@acme.co.uk', 'jobs@acme.example'],
  ],
  ['応募はjobs@acme.exampleまで', ['jobs@acme.example']],
  [
    'a@x.example b@x.example a@x.example c@x.example d@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example'],
  ],
  // A part of an address isn't offered.
  ["jobs@acme.exämple, o'neil@acme.example, @acme.example, jobs@acme, v@1.2", []],
])('finds the addresses in %j', (text, addresses) => {
  expect(emailAddressesIn(text)).toEqual(addresses);
});

it('links to the address only, even with parameters in it', () => {
  const link = mailLink(' ana@example.com?bcc=eve@evil.example&body=x ');
  expect(link).toBe('mailto:ana@example.com%3Fbcc%3Deve%40evil.example%26body%3Dx');
  expect(new URL(link).search).toBe('');
});
