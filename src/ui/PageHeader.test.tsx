import { render, screen } from '@testing-library/react';
import { DocumentTitle } from './DocumentTitle.tsx';
import { PageHeader } from './PageHeader.tsx';

test('is the heading of the page and names the tab', () => {
  render(<PageHeader title="Leads" text="All of them." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(document.title).toBe('Leads · Leadside');
});

test('the tab may have a name of its own, and follows the page', () => {
  const { rerender } = render(<PageHeader title="Good morning, Ada" documentTitle="Dashboard" />);
  expect(document.title).toBe('Dashboard · Leadside');
  rerender(<DocumentTitle title="" />);
  expect(document.title).toBe('Leadside');
});
