import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipsField } from './ChipsField.tsx';

const parse = (typed: string) =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const submit = jest.fn();
let saved: readonly string[];

function Example({ initial }: { initial: string[] }) {
  const [items, setItems] = useState(initial);
  saved = items;
  return (
    <form action={submit}>
      <ChipsField label="Skills" items={items} onItemsChange={setItems} parse={parse} />
      <button type="button" onClick={() => setItems(['From outside'])}>
        Replace
      </button>
    </form>
  );
}

function renderField(initial: string[] = []) {
  render(<Example initial={initial} />);
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: 'Skills' });
  return { user, input };
}

const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

test('a comma or Enter ends an item, and another Enter does not submit the form', async () => {
  const { user, input } = renderField();
  await user.type(input, 'TypeScript, SQL{Enter}{Enter}Go');
  expect(chips()).toEqual(['TypeScript', 'SQL']);
  expect(input).toHaveValue('Go');
  expect(saved).toEqual(['TypeScript', 'SQL', 'Go']);
  expect(submit).not.toHaveBeenCalled();
});

test('leaving the field ends the item, and an item is added once', async () => {
  const { user, input } = renderField(['SQL']);
  await user.type(input, 'SQL');
  await user.tab();
  expect(chips()).toEqual(['SQL']);
  expect(saved).toEqual(['SQL']);
});

test('each pasted line is an item', async () => {
  const { user, input } = renderField();
  await user.click(input);
  await user.paste('Marathon\nSpeaker\n');
  expect(chips()).toEqual(['Marathon', 'Speaker']);
});

test('items are removed with the keyboard and the pointer', async () => {
  const { user, input } = renderField(['Go', 'Rust', 'SQL']);
  await user.click(screen.getByRole('button', { name: 'Remove Rust' }));
  expect(chips()).toEqual(['Go', 'SQL']);
  await user.click(input);
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['Go']);
  await user.keyboard('{ArrowLeft}{Delete}');
  expect(saved).toEqual([]);
});

test('shows a list that changes from outside', async () => {
  const { user, input } = renderField(['Go']);
  await user.type(input, 'Ru');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(chips()).toEqual(['From outside']);
  expect(input).toHaveValue('');
});
