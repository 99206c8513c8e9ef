import { screen } from '@testing-library/react';
import { renderPublic } from '#test/renderPublic.tsx';
import { DownloadPage } from './DownloadPage.tsx';

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
