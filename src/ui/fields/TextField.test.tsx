import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { TooltipProvider } from '../overlays/Tooltip.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

test('the label and the hint belong to the input; an error replaces the hint and marks it as invalid', () => {
  const { rerender } = render(<TextField label="Company" hint="A hint." />);
  const input = screen.getByRole('textbox', { name: 'Company' });
  expect(input).toHaveAccessibleDescription('A hint.');
  expect(input).toBeValid();
  expect(input).not.toBeRequired();
  rerender(<TextField label="Company" hint="A hint." error="Company is required." required />);
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Company is required.');
  expect(screen.queryByText('A hint.')).not.toBeInTheDocument();
});

test('a multiline field is a textarea linked to its label and error', async () => {
  const change = jest.fn();
  render(<TextField multiline label="Note" error="Note is required." rows={3} onChange={change} />);
  const area = screen.getByRole('textbox', { name: 'Note' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(area).toHaveAccessibleDescription('Note is required.');
  await userEvent.type(area, 'a{Enter}b');
  expect(area).toHaveValue('a\nb');
  expect(change).toHaveBeenCalledTimes(3);
});

test('Ctrl+Enter in a multiline field presses the submit button, unless that is disabled', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (disabled: boolean) => (
    <>
      <form id="form" onSubmit={submit}>
        <TextField multiline label="Note" />
      </form>
      <button type="submit" form="form" disabled={disabled}>
        Add
      </button>
    </>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByRole('textbox'), 'a{Control>}{Enter}{/Control}');
  expect(submit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a password can be shown and hidden', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />, { wrapper: TooltipProvider });
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('secret');
});
