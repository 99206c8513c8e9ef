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
  expect(footer.getByText(/2024/)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});
