import { screen, within } from '@testing-library/react';
import { renderPublic } from '#test/renderPublic.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

test("explains that the page doesn't exist and leads on", () => {
  renderPublic(<NotFoundPage earlyAccessUrl={undefined} />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Open App' })).toHaveAttribute('href', '/app');
  expect(main.getByRole('link', { name: 'features' })).toHaveAttribute('href', '/#features');
  expect(document.title).toBe('Page not found · Leadside');
});
