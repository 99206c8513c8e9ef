import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { TooltipProvider } from '../overlays/Tooltip.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

describe('Button', () => {
  test('does not submit its form unless its type is submit', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('ignores clicks while busy, and keeps the focus', async () => {
    const press = jest.fn();
    render(
      <Button busy busyLabel="Saving..." onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
  });
});

test('has an accessible name, and shows it as a tooltip on hover', async () => {
  render(<IconButton label="Edit Lead" icon={Pencil} />, { wrapper: TooltipProvider });
  const button = screen.getByRole('button', { name: 'Edit Lead' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Lead');
});
