import { applyChanges, changedFields } from './changedFields.ts';

const profile = {
  name: 'Ada',
  skills: { technical: ['TypeScript'], soft: ['Listening'] },
  contact: { email: 'ada@example.com', phone: '' },
  gpa: undefined as string | undefined,
};

test('includes a list whole when it differs, even when it is empty', () => {
  const edited = { ...profile, skills: { technical: ['TypeScript', 'SQL'], soft: [] } };
  expect(changedFields(profile, edited)).toEqual({
    skills: { technical: ['TypeScript', 'SQL'], soft: [] },
  });
});

test('compares the order of lists but not of keys', () => {
  expect(changedFields({ list: [1, 2] }, { list: [2, 1] })).toEqual({ list: [2, 1] });
  expect(changedFields({ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] })).toEqual({});
});

test('distinguishes null from an empty text and from an object', () => {
  expect(changedFields<{ a: unknown }>({ a: null }, { a: '' })).toEqual({ a: '' });
  expect(changedFields<{ a: unknown }>({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});

test('changes applied to a newer state leave its other fields alone', () => {
  const edited = structuredClone(profile);
  edited.contact.phone = '+47 22 00';
  edited.skills.technical = ['Go', 'Rust'];
  const changes = changedFields(profile, edited);
  expect(applyChanges(profile, changes)).toEqual(edited);
  const newer = { ...profile, name: 'Ada Moreno', contact: { email: 'new@x.example', phone: '' } };
  expect(applyChanges(newer, changes)).toMatchObject({
    name: 'Ada Moreno',
    skills: { technical: ['Go', 'Rust'], soft: ['Listening'] },
    contact: { email: 'new@x.example', phone: '+47 22 00' },
  });
  expect(newer.contact.phone).toBe('');
});
