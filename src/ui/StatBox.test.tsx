import { render, screen, within } from '@testing-library/react';
import { StatBox } from './StatBox.tsx';

const STATS = [
  { label: 'Total Leads', value: 128, change: '+6' },
  { label: 'Active', value: 71 },
];

test('names each figure', () => {
  render(<StatBox label="Figures" stats={STATS} />);
  const box = screen.getByRole('region', { name: 'Figures' });
  expect(
    within(box)
      .getAllByRole('definition')
      .map((figure) => figure.textContent),
  ).toEqual(['128+6', '71']);
  expect(box).not.toHaveAttribute('aria-busy');
});

test('while loading shows the labels and no figure', () => {
  render(<StatBox label="Figures" stats={STATS} loading />);
  expect(screen.getByRole('region', { name: 'Figures' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Total Leads')).toBeVisible();
  expect(screen.queryByText('128')).not.toBeInTheDocument();
  expect(screen.queryByText('+6')).not.toBeInTheDocument();
});
