import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField } from './SelectField.tsx';

const FRUIT = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
];

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="Food"
      error="Food is required."
      required
      value={value}
      onValueChange={setValue}
      options={FRUIT}
    />
  );
}

test('shows that nothing is chosen, the error, and then the choice', async () => {
  render(<Controlled />);
  const select = screen.getByRole('combobox', { name: 'Food' });
  expect(select).toHaveDisplayValue('Choose…');
  expect(select).toHaveAttribute('aria-invalid', 'true');
  expect(select).toHaveAttribute('aria-required', 'true');
  expect(select).toHaveAccessibleDescription('Food is required.');
  await userEvent.selectOptions(select, 'Apple');
  expect(select).toHaveDisplayValue('Apple');
  expect(screen.queryByText('Choose…')).not.toBeInTheDocument();
});
