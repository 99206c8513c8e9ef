import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterSelect } from './FilterSelect.tsx';
import { SelectField } from './SelectField.tsx';

const FRUIT = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
];

function Controlled({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="Food"
      error={error}
      required
      value={value}
      onValueChange={setValue}
      options={FRUIT}
    />
  );
}

test('chooses by mouse', async () => {
  render(<Controlled />);
  const trigger = screen.getByRole('combobox', { name: 'Food' });
  expect(trigger).toHaveTextContent('Choose…');
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('option', { name: 'Apple' }));
  expect(trigger).toHaveTextContent('Apple');
});

test('chooses by keyboard', async () => {
  render(<Controlled />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'Food' })).toHaveTextContent('Pear');
});

test('opens at the choice; Escape and leaving the list keep it', async () => {
  const choose = jest.fn();
  render(<SelectField label="Food" value="pear" onValueChange={choose} options={FRUIT} />);
  const trigger = screen.getByRole('combobox', { name: 'Food' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const pear = screen.getByRole('option', { name: 'Pear' });
  expect(trigger).toHaveAttribute('aria-activedescendant', pear.id);
  await userEvent.keyboard('{ArrowUp}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}{ArrowUp}');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
});

test('a letter chooses the option that begins with it, but not in a shortcut', async () => {
  render(<Controlled />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}p{/Control}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('p{Enter}');
  expect(screen.getByRole('combobox', { name: 'Food' })).toHaveTextContent('Pear');
});

test('the page stays readable while the list is open', async () => {
  render(
    <>
      <h1>Menu</h1>
      <Controlled />
    </>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Food' }));
  expect(screen.getByRole('listbox', { name: 'Food' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
});

test('shows its error', () => {
  render(<Controlled error="Food is required." />);
  const trigger = screen.getByRole('combobox', { name: 'Food' });
  expect(trigger).toHaveAttribute('aria-invalid', 'true');
  expect(trigger).toHaveAttribute('aria-required', 'true');
  expect(trigger).toHaveAccessibleDescription('Food is required.');
});

test('a filter has its label as accessible name and shows the chosen option', async () => {
  const choose = jest.fn();
  render(<FilterSelect label="Fruit" value="apple" onValueChange={choose} options={FRUIT} />);
  const trigger = screen.getByRole('combobox', { name: 'Fruit' });
  expect(trigger).toHaveTextContent('Apple');
  await userEvent.click(trigger);
  expect(screen.getByRole('option', { name: 'Apple' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Pear' }));
  expect(choose).toHaveBeenCalledWith('pear');
});
