import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { TooltipProvider } from '../overlays/Tooltip.tsx';
import { IconButton } from './IconButton.tsx';

test('has an accessible name, and shows it as a tooltip on hover', async () => {
  render(<IconButton label="Edit Lead" icon={Pencil} />, { wrapper: TooltipProvider });
  const button = screen.getByRole('button', { name: 'Edit Lead' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Lead');
});
