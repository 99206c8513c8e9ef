import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

test('is named, and shows its name to the pointer', async () => {
  render(<IconButton label="Edit Lead" icon={Pencil} />);
  const button = screen.getByRole('button', { name: 'Edit Lead' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Lead');
});

test('shows its name to the keyboard, and Escape takes it away', async () => {
  render(<IconButton label="Edit Lead" icon={Pencil} />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Lead');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
