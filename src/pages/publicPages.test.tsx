import { screen, within } from '@testing-library/react';
import { renderPublic } from '#test/renderPublic.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { HomePage } from './HomePage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';

const FORM = 'https://forms.example.com/early';

const renderHome = (earlyAccessUrl: string | undefined = FORM) =>
  renderPublic(<HomePage earlyAccessUrl={earlyAccessUrl} />);

test('says what the product is and offers it', () => {
  renderHome();
  expect(
    screen.getByRole('heading', { name: 'Every lead, beside the page you found it on.' }),
  ).toBeVisible();
  expect(screen.getByText('browser extension')).toBeVisible();
  for (const link of within(screen.getByRole('main')).getAllByRole('link', {
    name: 'Add to browser',
  })) {
    expect(link).toHaveAttribute('href', '/download');
  }
  for (const [figure, label] of [
    ['10K+', 'active users'],
    ['50K+', 'leads tracked'],
    ['4.9', 'store rating'],
  ]) {
    expect(screen.getByText(figure as string).parentElement).toHaveTextContent(`${figure}${label}`);
  }
  expect(document.title).toBe('Track leads and write pitches · Leadside');
});

test('links to the sign-up form twice, or to an email without one', () => {
  const links = () =>
    screen
      .getAllByRole('link', { name: 'Get Early Access' })
      .map((link) => link.getAttribute('href'));
  const { unmount } = renderHome();
  expect(links()).toEqual([FORM, FORM]);
  unmount();
  renderPublic(<HomePage earlyAccessUrl={undefined} />);
  const email = expect.stringMatching(/^mailto:/);
  expect(links()).toEqual([email, email]);
});

test.each([
  ['No Tab Switching', 'capture'],
  ['AI Pitch Generation', 'pitch'],
  ['Lead Tracking', 'tracking'],
  ['Smart Organization', 'organization'],
])('the feature %s has a screenshot for both color schemes', (name, file) => {
  renderHome();
  const card = screen.getByRole('heading', { name }).closest('article') as HTMLElement;
  const pictures = within(card).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    `/media/${file}-light.webp`,
    `/media/${file}-dark.webp`,
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).toHaveAccessibleName();
  }
});

test('only the Preview tier is available, and only what is to come is called coming soon', () => {
  renderHome();
  const tier = (name: string) => within(screen.getByRole('group', { name }));
  expect(tier('Preview').getByRole('link')).toHaveAttribute('href', '/download');
  expect(tier('Preview').queryByText('Coming Soon')).not.toBeInTheDocument();
  expect(tier('Pro').getByText('Most Popular')).toBeVisible();
  for (const name of ['Pro', 'Enterprise']) {
    expect(screen.getByRole('group', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(tier(name).getAllByText('Coming Soon')[0]).toBeVisible();
    expect(tier(name).getByRole('button')).toBeDisabled();
  }
  for (const name of ['Analytics dashboard', 'Export', 'API access']) {
    expect(screen.getByText(name)).toHaveTextContent(`${name}Available in the preview`);
  }
  expect(screen.getByText('Priority support')).toHaveTextContent(/^Priority support$/);
});

test('has testimonials before their carousel is loaded, a newsletter box that sends nothing, and a footer', () => {
  renderHome();
  const block = within(screen.getByRole('region', { name: 'What people say' }));
  expect(block.getAllByRole('listitem')).toHaveLength(5);
  expect(block.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(5);
  const box = screen.getByRole('textbox', { name: 'Newsletter' });
  expect(box).toHaveAttribute('type', 'email');
  expect(box).toHaveAccessibleDescription(/Nothing here is sent/);
  expect(box.closest('form')).toBeNull();
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Product', 'Company', 'Support']) {
    expect(footer.getByRole('heading', { name })).toBeVisible();
  }
  expect(footer.getByText(`© ${new Date().getFullYear()} Leadside`)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('the sign-in page has the form, and links home and to the privacy policy', () => {
  renderPublic(<LoginPage />, { path: '/login' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Get Early Access' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(document.title).toBe('Sign In · Leadside');
});

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
