import { insertIntoFocusedField } from './insertIntoPage.ts';

function focus<Name extends keyof HTMLElementTagNameMap>(name: Name, properties = {}) {
  const field = Object.assign(document.createElement(name), properties);
  document.body.replaceChildren(field);
  field.focus();
  return field;
}

test('inserts at the cursor of a textarea and tells the page', () => {
  const field = focus('textarea', { value: 'Dear , hi' });
  field.setSelectionRange(5, 5);
  const values: string[] = [];
  field.addEventListener('input', () => values.push(field.value));
  expect(insertIntoFocusedField('Maja')).toBe(4);
  expect(values).toEqual(['Dear Maja, hi']);
});

test('replaces the selection of an input', () => {
  const field = focus('input', { value: 'old text' });
  field.setSelectionRange(0, 3);
  expect(insertIntoFocusedField('new')).toBe(3);
  expect(field).toHaveValue('new text');
});

test.each([
  ['inserts as much as fits into the field', 9, 'Dear Maja', 4],
  ["doesn't cut an emoji in two", 11, 'Dear Maja ', 5],
  ['leaves a full field alone', 5, 'Dear ', 0],
])('%s', (_, maxLength, value, inserted) => {
  const field = focus('textarea', { value: 'Dear ', maxLength });
  field.setSelectionRange(5, 5);
  expect(insertIntoFocusedField('Maja 👋')).toBe(inserted);
  expect(field).toHaveValue(value);
});

test('changes a field whose framework watches its value', () => {
  const field = focus('input');
  // React shadows the property on the element to notice changes that it didn't make.
  const set = jest.fn();
  Object.defineProperty(field, 'value', { configurable: true, get: () => '', set });
  expect(insertIntoFocusedField('text')).toBe(4);
  expect(set).not.toHaveBeenCalled();
});

test.each([
  ['read-only', { readOnly: true }],
  ['disabled', { disabled: true }],
  ['a checkbox', { type: 'checkbox' }],
])('leaves a field alone that is %s', (_, properties) => {
  focus('input', properties);
  expect(insertIntoFocusedField('text')).toBe('no-field');
});

test('does nothing when no field has the focus', () => {
  focus('p');
  expect(insertIntoFocusedField('text')).toBe('no-field');
});

test("tells when the field is in another site's frame", () => {
  const frame = focus('iframe', { tabIndex: 0 });
  Object.defineProperty(frame, 'contentDocument', { value: null });
  frame.focus();
  expect(insertIntoFocusedField('text')).toBe('foreign-frame');
});
