import { applyChoices, fillEmptyFields, type ImportedField } from './importedFields.ts';

const POST: ImportedField[] = [
  { name: 'source', label: 'Source', value: 'LinkedIn', isOptional: true },
  { name: 'name', label: 'Name', value: 'Maja' },
  { name: 'profile', label: 'Profile', value: 'https://linkedin.com/in/maja', belongsTo: 'name' },
  { name: 'location', label: 'Location', value: '' },
];

it('fills empty fields and leaves typed ones to the user', () => {
  const typed = {
    source: 'A friend',
    name: 'Maja',
    profile: 'https://old.example',
    location: 'Oslo',
  };
  expect(fillEmptyFields({ ...typed, name: ' ', profile: '' }, POST)).toEqual({
    values: { ...typed, profile: 'https://linkedin.com/in/maja' },
    filled: ['Name', 'Profile'],
    differences: [],
  });
  const { values, differences } = fillEmptyFields(typed, POST);
  expect(values).toEqual(typed);
  expect(differences.map(({ path }) => path)).toEqual(['profile']);
});

it("doesn't fill in the author's profile beside another name, unless that is chosen", () => {
  const typed = { source: '', name: 'Ana', profile: '', location: '' };
  const { values, filled } = fillEmptyFields(typed, POST);
  expect({ values, filled }).toEqual({
    values: { ...typed, source: 'LinkedIn' },
    filled: ['Source'],
  });
  expect(applyChoices(values, POST, {})).toEqual(values);
  expect(applyChoices(values, POST, { name: 'theirs' })).toEqual({
    source: 'LinkedIn',
    name: 'Maja',
    profile: 'https://linkedin.com/in/maja',
    location: '',
  });
});
