import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TooltipProvider } from '../overlays/Tooltip.tsx';
import { SearchField } from './SearchField.tsx';

function Controlled() {
  const [value, setValue] = useState('');
  return <SearchField label="Search leads" value={value} onValueChange={setValue} />;
}

test('its button clears it and keeps the focus in it', async () => {
  render(<Controlled />, { wrapper: TooltipProvider });
  const box = screen.getByRole('searchbox', { name: 'Search leads' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(box, 'kestrel');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});
