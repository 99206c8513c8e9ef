import { insertIntoFocusedField } from './insertIntoPage.ts';

function focus<Name extends keyof HTMLElementTagNameMap>(name: Name, properties = {}) {
  const field = Object.assign(document.createElement(name), properties);
  document.body.replaceChildren(field);
  field.focus();
  return field;
}

/** jsdom has no `execCommand`. This one inserts into the focused field, and takes that back. */
const history: string[] = [];
document.execCommand = (command, _ui, text = '') => {
  const field = document.activeElement as HTMLTextAreaElement;
  if (command === 'insertText') {
    history.push(field.value);
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  } else if (command === 'undo') field.value = history.pop() ?? '';
  return true;
};

test('inserts at the cursor, replaces the selection, and takes it back', () => {
  const field = focus('textarea', { value: 'Dear NAME, hi' });
  field.setSelectionRange(5, 9);
  expect(insertIntoFocusedField('Maja')).toEqual({ kind: 'inserted' });
  expect(field).toHaveValue('Dear Maja, hi');
  expect(globalThis.leadsideUndo?.()).toBe(true);
  expect(field).toHaveValue('Dear NAME, hi');
});

test("doesn't take an insertion back after the field has changed", () => {
  const field = focus('textarea');
  insertIntoFocusedField('Dear Maja');
  field.value += ', hi';
  expect(globalThis.leadsideUndo?.()).toBe(false);
  expect(field).toHaveValue('Dear Maja, hi');
});

test.each([
  ['', 5, { room: 5, isEmpty: true }],
  ['Dear ', 9, { room: 4, isEmpty: false }],
  ['Dear ', 3, { room: 0, isEmpty: false }],
])('inserts nothing into a field with "%s" that takes %d characters', (value, maxLength, room) => {
  const field = focus('textarea', { value, maxLength });
  field.setSelectionRange(value.length, value.length);
  expect(insertIntoFocusedField('Maja 👋')).toEqual({ kind: 'too-long', ...room });
  expect(field).toHaveValue(value);
});

test('fills a field to its limit, in place of what is selected', () => {
  const field = focus('textarea', { value: 'Dear NAME', maxLength: 9 });
  field.setSelectionRange(5, 9);
  expect(insertIntoFocusedField('Maja')).toEqual({ kind: 'inserted' });
  expect(field).toHaveValue('Dear Maja');
});

test('inserts nothing into a tab that the user no longer sees', () => {
  const field = focus('textarea');
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  expect(insertIntoFocusedField('Maja')).toEqual({ kind: 'other-tab' });
  expect(field).toHaveValue('');
});

test.each([
  ['read-only', { readOnly: true }],
  ['disabled', { disabled: true }],
  ['a checkbox', { type: 'checkbox' }],
])('leaves a field alone that is %s', (_, properties) => {
  focus('input', properties);
  expect(insertIntoFocusedField('text')).toEqual({ kind: 'no-field' });
});

test('does nothing when no field has the focus', () => {
  focus('p');
  expect(insertIntoFocusedField('text')).toEqual({ kind: 'no-field' });
});

test("tells when the field is in another site's frame", () => {
  const frame = focus('iframe', { tabIndex: 0 });
  Object.defineProperty(frame, 'contentDocument', { value: null });
  frame.focus();
  expect(insertIntoFocusedField('text')).toEqual({ kind: 'foreign-frame' });
});
