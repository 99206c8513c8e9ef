import { readPhone } from './phone.ts';

const read = (text: string, links: string[] = []) => readPhone([{ text, links }]);

test.each([
  ['+47 900 00 000', '+47 900 00 000'],
  ['Tove Brandvik | +49 (0)171 / 123 45 67 | tove@example.com', '+49 (0)171 / 123 45 67'],
  ['415.555.0134 ava@example.com', '415.555.0134'],
  ['0044 20 7946 0123', '0044 20 7946 0123'],
  ['Bergen\t020 7946 0123', '020 7946 0123'],
  // These are clear by their label only.
  ['Mobil: 900 00 000', '900 00 000'],
  ['Phone 98765 43210', '98765 43210'],
  ['電話：090-1234-5678', '090-1234-5678'],
  ['T: 7946 0123', '7946 0123'],
])('reads the number of %j', (text, phone) => {
  expect(read(text)).toBe(phone);
});

test.each([
  '2015 - 2019',
  '01.2015 – 03.2019',
  '01/2015 - 03/2019',
  '12.03.1990',
  'Born 01.02.1990, 5003 Bergen',
  '612 34 56 78',
  'AHV 756.1234.5678.97',
  'ISBN 978-3-16-148410-0',
  'US patent 10,123,456',
  'linkedin.com/in/ada-12345678',
  '123.456.789-09',
  'Tel: 112',
  'Registration 4155550134',
])('reads no number in %j', (text) => {
  expect(read(text)).toBe('');
});

test('reads the target of a link', () => {
  expect(read('Call me', ['https://x.example', 'tel:+4790000000'])).toBe('+4790000000');
});
