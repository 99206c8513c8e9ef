import { addressesIn, linksIn } from './addresses.ts';

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

test.each([
  ['Quaylog | Rust, Socket.IO | quaylog.dev', ['quaylog.dev']],
  ['Quaylog (quaylog.dev): boats with Vue.js', ['quaylog.dev']],
  ['A Rust client from crates.io. github.com/tove/quaylog', ['github.com/tove/quaylog']],
  ['Website: quaylog.dev', ['quaylog.dev']],
])('takes a host alone only in a place for links: %j', (text, addresses) => {
  expect(linksIn(text).map((found) => found.text)).toEqual(addresses);
});
