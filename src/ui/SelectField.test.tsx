import { render, screen, within } from '@testing-library/react';
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
      options={[
        { label: 'Fruit', options: FRUIT },
        { value: 'bread', label: 'Bread' },
      ]}
    />
  );
}

test('chooses by mouse from options and groups of options', async () => {
  render(<Controlled />);
  const trigger = screen.getByRole('combobox', { name: 'Food' });
  expect(trigger).toHaveTextContent('Choose…');
  await userEvent.click(trigger);
  const group = screen.getByRole('group', { name: 'Fruit' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: 'Bread' }));
  expect(trigger).toHaveTextContent('Bread');
});

test('chooses by keyboard', async () => {
  render(<Controlled />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'Food' })).toHaveTextContent('Pear');
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
