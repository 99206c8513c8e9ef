import { screen } from '@testing-library/react';
import { renderPublic } from '#test/renderPublic.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';

test('the privacy policy covers what is collected, for how long, and who to contact', () => {
  renderPublic(<PrivacyPage earlyAccessUrl={undefined} />, { path: '/privacy' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  const text = screen.getByRole('main').textContent;
  for (const fact of [
    'Lead data',
    'notes and labels',
    'email address of your account',
    'Browser and usage data',
    'Sharing is limited',
    'until you delete it',
    'about 2 years',
    'under 13',
    'Download my data',
    'Delete account',
  ]) {
    expect(text).toContain(fact);
  }
  expect(screen.getByRole('link', { name: 'hello@leadside.local' })).toHaveAttribute(
    'href',
    'mailto:hello@leadside.local',
  );
});
