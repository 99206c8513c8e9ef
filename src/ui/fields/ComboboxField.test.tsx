import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from './ComboboxField.tsx';

const FRUIT = ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label[0] ?? '', label }));

function Fruit({ onSubmit = () => {} }: { onSubmit?: () => void }) {
  const [value, setValue] = useState('');
  const [search, setSearch] = useState('');
  const options = FRUIT.filter(({ label }) => label.toLowerCase().includes(search));
  return (
    <form action={onSubmit}>
      <ComboboxField
        label="Fruit"
        chosen={FRUIT.find((fruit) => fruit.value === value)}
        onValueChange={setValue}
        onSearchChange={setSearch}
        options={options}
        note={options.length === 0 ? 'No fruit matches.' : undefined}
      />
      <button type="submit">Eat</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Fruit' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the arrow keys open it and cycle through the options; Enter chooses and does not submit the form', async () => {
  const submit = jest.fn();
  render(<Fruit onSubmit={submit} />);
  await userEvent.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(active()).toBe('Apple');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Cherry');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Banana');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}none{Enter}{Escape}');
  expect(field()).toHaveValue('Banana');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Banana');
});

test('typing narrows the options, and a click chooses', async () => {
  render(<Fruit />);
  await userEvent.type(field(), 'an');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Banana']);
  await userEvent.type(field(), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No fruit matches.');
  await userEvent.type(field(), '{Backspace}');
  await userEvent.click(screen.getByRole('option'));
  expect(field()).toHaveValue('Banana');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('options that load while the list is open can be chosen with Enter', async () => {
  const choose = jest.fn();
  const combobox = (options: typeof FRUIT) => (
    <ComboboxField
      label="Fruit"
      chosen={undefined}
      onValueChange={choose}
      onSearchChange={() => {}}
      options={options}
    />
  );
  const { rerender } = render(combobox([]));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  rerender(combobox(FRUIT));
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('A');
});
