import { configureStore } from '@reduxjs/toolkit';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { dialogSlice } from './dialogSlice.ts';
import { shellSlice } from './shellSlice.ts';
import { useShortcuts } from './useShortcuts.ts';

const add = jest.fn();
const search = jest.fn();

function Page() {
  useShortcuts({ n: add, 'mod+k': search });
  return (
    <>
      <input />
      <div role="dialog">
        <button type="button">In a sheet</button>
      </div>
      <div role="menu" tabIndex={-1} />
      <input type="checkbox" />
    </>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  const reducer = { dialog: dialogSlice.reducer, shell: shellSlice.reducer };
  render(
    <Provider store={configureStore({ reducer })}>
      <Page />
    </Provider>,
  );
});

/** Presses a key at a time in milliseconds. */
function press(element: Element, key: string, at: number) {
  const event = createEvent.keyDown(element, { key, ctrlKey: key === 'k' });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(element, event);
}

test('single keys run on the page and on a checkbox', () => {
  press(document.body, 'n', 0);
  press(screen.getByRole('checkbox'), 'n', 1);
  expect(add).toHaveBeenCalledTimes(2);
});

test('single keys run neither in a field, nor in a dialog or a menu', () => {
  press(screen.getByRole('textbox'), 'n', 0);
  press(screen.getByRole('button'), 'n', 1_000);
  press(screen.getByRole('menu'), 'n', 2_000);
  expect(add).not.toHaveBeenCalled();
  press(screen.getByRole('button'), 'k', 3_000);
  expect(search).toHaveBeenCalledTimes(1);
});

test('a word that goes on after its field has closed runs nothing', () => {
  press(screen.getByRole('textbox'), 'Enter', 0);
  press(document.body, 'n', 100);
  press(document.body, 'o', 400);
  press(document.body, 'n', 800);
  expect(add).not.toHaveBeenCalled();
  press(document.body, 'n', 1_400);
  expect(add).toHaveBeenCalledTimes(1);
});
