import { screen, within } from '@testing-library/react';
import { renderPublic } from '#test/renderPublic.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';

test("explains that the page doesn't exist and leads on", () => {
  renderPublic(<NotFoundPage earlyAccessUrl={undefined} />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Open App' })).toHaveAttribute('href', '/app');
  expect(main.getByRole('link', { name: 'features' })).toHaveAttribute('href', '/#features');
  expect(document.title).toBe('Page not found · Leadside');
});

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

const STORE = 'https://store.example.com/leadside';

function renderDownload(storeUrl: string | null, extensionZipUrl: string | null) {
  const redirect = jest.fn<void, [string]>();
  renderPublic(
    <DownloadPage
      earlyAccessUrl={undefined}
      storeUrl={storeUrl}
      extensionZipUrl={extensionZipUrl}
      redirect={redirect}
    />,
    { path: '/download' },
  );
  return redirect;
}

test('redirects to the store, with a link in case the browser does not', () => {
  const redirect = renderDownload(STORE, '/extension.zip');
  expect(redirect).toHaveBeenCalledWith(STORE);
  expect(screen.getByRole('status')).toHaveTextContent('Redirecting...');
  expect(screen.getByRole('link', { name: 'click here' })).toHaveAttribute('href', STORE);
  expect(screen.queryByRole('link', { name: 'Download the extension' })).not.toBeInTheDocument();
});

test('without a store page it offers the file and says how to load it', () => {
  const redirect = renderDownload(null, '/extension.zip');
  expect(redirect).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Download the extension' });
  expect(link).toHaveAttribute('href', '/extension.zip');
  expect(link).toHaveAttribute('download');
  const steps = screen.getByRole('region', { name: 'Load it in your browser' });
  for (const words of ['Unzip', 'chrome://extensions', 'Developer mode', 'Load unpacked']) {
    expect(steps).toHaveTextContent(words);
  }
});

test('with neither it says so and leads to the app', () => {
  const redirect = renderDownload(null, null);
  expect(redirect).not.toHaveBeenCalled();
  expect(screen.getByRole('main')).toHaveTextContent("isn't available from this server yet");
  expect(screen.getByRole('link', { name: 'Open App' })).toHaveAttribute('href', '/app');
});
