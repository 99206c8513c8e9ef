import userEvent from '@testing-library/user-event';
import { bufferTyping } from './bufferTyping.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button>Next</button><input /><div role="dialog"><textarea></textarea></div>';
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const user = userEvent.setup({ delay: null });
const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => {
  const element = document.querySelector(name);
  if (!element) throw new Error(`No ${name}`);
  return element;
};

test('gives what was typed to the field that gets the focus', async () => {
  bufferTyping();
  await user.keyboard('New lead');
  find('input').focus();
  await user.keyboard('s');
  expect(find('input')).toHaveValue('New leads');
});

test('ends when the focus goes to another control or into a dialog, which takes nothing', async () => {
  bufferTyping();
  await user.keyboard('abc');
  find('button').focus();
  find('input').focus();
  expect(find('input')).toHaveValue('');
  bufferTyping();
  await user.keyboard('abc');
  find('textarea').focus();
  expect(find('textarea')).toHaveValue('');
  await user.keyboard('d');
  expect(find('textarea')).toHaveValue('d');
});

test('lets Space press the focused button', async () => {
  const press = jest.fn();
  find('button').addEventListener('click', press);
  find('button').focus();
  bufferTyping();
  await user.keyboard(' ');
  expect(press).toHaveBeenCalled();
});

test('ends when no field comes', async () => {
  const hear = jest.fn();
  document.body.addEventListener('keydown', hear);
  bufferTyping();
  await user.keyboard('a');
  expect(hear).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_000);
  await user.keyboard('b');
  expect(hear).toHaveBeenCalledTimes(1);
});
