import { addressesIn } from './addresses.ts';

test.each([
  ['Built with Socket.IO, ASP.NET/C#, Node.js/Express, Next.js and ADO.NET.', []],
  [
    'See github.com/tove/quaylog, or https://tove.example.dev/tides.',
    ['github.com/tove/quaylog', 'https://tove.example.dev/tides'],
  ],
  ['WWW.TOVE.DEV and tove@post.example', ['WWW.TOVE.DEV']],
  ['TCP/IP and/or Ph.D., e.g. 3.5/4', []],
  ['A client from crates.io on LinkedIn.com/in/tove', ['crates.io', 'LinkedIn.com/in/tove']],
])('finds the addresses in %j', (text, addresses) => {
  expect(addressesIn(text).map((found) => found.text)).toEqual(addresses);
});
