import { parseFormField, parseScore, parseTags, parseValue, parseWebsite } from './detailTexts.ts';

test.each([
  [parseScore, '101', 'Enter a whole number from 0 to 100.'],
  [parseValue('USD', 'USD'), 'much', 'Enter an amount, such as 14,400 or €14,400.'],
  [parseValue('USD', 'USD'), '85.000', 'Is it 85,000 or 85? Please enter one of them.'],
  [parseWebsite, 'Maja', 'Enter a web address, such as https://example.com.'],
  [
    parseFormField('contactEmail'),
    'Maja',
    'Contact Email must be an email address such as name@example.com.',
  ],
  [parseTags, 'x'.repeat(51), 'A tag must be 50 characters or fewer.'],
])('says what is wrong, case %#', (parse, typed, error) => {
  expect(parse(typed)).toEqual({ error });
});

test('a value keeps its currency until another is typed', () => {
  const parse = parseValue('NOK', 'USD');
  expect(parse('12.500,50')).toEqual({ changes: { value: 12_500.5, currency: 'NOK' } });
  expect(parse('€1,5')).toEqual({ changes: { value: 1.5, currency: 'EUR' } });
});

test('a field of the form is saved where the lead has it', () => {
  expect(parseFormField('foundWhere')('Referral')).toEqual({ changes: { source: 'Referral' } });
  expect(parseFormField('contactLinkedin')('linkedin.com/in/maja')).toEqual({
    changes: { contactInfo: { linkedin: 'https://linkedin.com/in/maja' } },
  });
});

test('tags are separated by commas, each once', () => {
  expect(parseTags('remote, Go,, go ')).toEqual({ changes: { tags: ['remote', 'Go'] } });
});
