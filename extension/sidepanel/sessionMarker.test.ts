import { installFakeChrome } from '../testing/fakeChrome.ts';
import { sessionMarker } from './sessionMarker.ts';

test('belongs to one server', async () => {
  installFakeChrome();
  const [first, second] = ['https://a.example', 'https://b.example'].map(sessionMarker);
  await first?.set(true);
  expect(await second?.has()).toBe(false);
  await second?.set(true);
  await second?.set(false);
  expect(await first?.has()).toBe(true);
});
