import { render, screen } from '@testing-library/react';
import { DocumentTitle } from '../DocumentTitle.tsx';
import { PageHeader } from './PageHeader.tsx';

test('is the heading of the page and the title of the tab', () => {
  const { rerender } = render(<PageHeader title="Leads" text="All of them." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(document.title).toBe('Leads · Leadside');
  rerender(<DocumentTitle title="" />);
  expect(document.title).toBe('Leadside');
});
