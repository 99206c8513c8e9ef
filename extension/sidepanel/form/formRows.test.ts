import { makeField } from '#domain/forms/testing/makeField.ts';
import { labelOfRow } from './formRows.ts';

test.each([
  [{ label: 'Month', group: 'Work experience\nStart date' }, 'Start date: Month'],
  [{ label: 'End date: Year', group: 'Work experience' }, 'End date: Year'],
  [{ placeholder: 'YYYY', group: 'End date' }, 'End date: YYYY'],
  [{ label: 'City', group: 'Your address' }, 'City'],
  [{ label: '' }, 'Given name'],
])('says what %j is, and of which date it is a part', (field, label) => {
  const row = { isTicked: true, fact: 'givenName', from: 'profile', value: '' } as const;
  expect(labelOfRow({ ...row, accepts: [], field: makeField(field) })).toBe(label);
});
