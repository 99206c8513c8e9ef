import { screen, within } from '@testing-library/react';
import { renderPublic } from '#test/renderPublic.tsx';
import { HomePage } from './HomePage.tsx';

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

test('only the Preview tier is available', () => {
  renderHome();
  const tier = (name: string) => screen.getByRole('group', { name });
  expect(within(tier('Preview')).getByRole('link')).toHaveAttribute('href', '/download');
  expect(within(tier('Preview')).queryByText('Coming Soon')).not.toBeInTheDocument();
  expect(within(tier('Pro')).getByText('Most Popular')).toBeVisible();
  for (const name of ['Pro', 'Enterprise']) {
    expect(tier(name)).toHaveAttribute('aria-disabled', 'true');
    expect(within(tier(name)).getAllByText('Coming Soon')[0]).toBeVisible();
    expect(within(tier(name)).getByRole('button')).toBeDisabled();
  }
});

test.each(['Analytics dashboard', 'Export', 'API access'])(
  '%s is not called coming soon',
  (name) => {
    renderHome();
    expect(screen.getByText(name)).toHaveTextContent(`${name}Available in the preview`);
    expect(screen.getByText('Priority support')).toHaveTextContent(/^Priority support$/);
  },
);

test('has five testimonials before their carousel is loaded', () => {
  renderHome();
  const block = screen.getByRole('region', { name: 'What people say' });
  expect(within(block).getAllByRole('listitem')).toHaveLength(5);
  expect(within(block).getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(5);
});

test('the newsletter box says that it sends nothing', () => {
  renderHome();
  const box = screen.getByRole('textbox', { name: 'Newsletter' });
  expect(box).toHaveAttribute('type', 'email');
  expect(box).toHaveAccessibleDescription(/Nothing here is sent/);
  expect(box.closest('form')).toBeNull();
});

test('the footer has its columns and the year 2024', () => {
  renderHome();
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Product', 'Company', 'Support']) {
    expect(footer.getByRole('heading', { name })).toBeVisible();
  }
  expect(footer.getByText(/2024/)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});
