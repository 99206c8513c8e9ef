import { render, screen, within } from '@testing-library/react';
import { StatBox } from './StatBox.tsx';

const STATS = [
  { label: 'Total Leads', value: 128, change: '+6' },
  { label: 'Active', value: 71 },
];

test('shows each figure', () => {
  render(<StatBox label="Figures" stats={STATS} />);
  const box = screen.getByRole('region', { name: 'Figures' });
  expect(
    within(box)
      .getAllByRole('definition')
      .map((figure) => figure.textContent),
  ).toEqual(['128+6', '71']);
  expect(box).not.toHaveAttribute('aria-busy');
});

test('shows the label of a figure that is loading', () => {
  render(
    <StatBox label="Figures" stats={[...STATS, { label: 'Total Value', value: undefined }]} />,
  );
  const box = screen.getByRole('region', { name: 'Figures' });
  expect(box).toHaveAttribute('aria-busy', 'true');
  expect(box).toHaveTextContent('Total Leads128+6Active71Total Value');
});
