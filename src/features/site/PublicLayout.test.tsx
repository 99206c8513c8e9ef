import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { selectToasts } from '#features/shell/index.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { reduceMotion } from '#test/reduceMotion.ts';
import { renderPublic } from '#test/renderPublic.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const ADA = { uid: 'ada', email: 'ada@example.com', displayName: null };
const FORM = 'https://forms.example.com/early';

const layout = (
  <PublicLayout earlyAccessUrl={FORM}>
    <Link to="/#pricing">To the prices</Link>
    <section id="pricing" aria-label="Prices" tabIndex={-1} />
  </PublicLayout>
);

const bar = () => screen.getByRole('banner');

function scrollBy(viewports: number) {
  window.scrollY = window.innerHeight * viewports;
  fireEvent.scroll(window);
}
afterEach(() => {
  window.scrollY = 0;
});

describe('the navigation bar', () => {
  test('links to the sections, the policy and the app', () => {
    renderPublic(layout);
    for (const [name, to] of [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Demo', '/#demo'],
      ['Privacy', '/privacy'],
      ['App', '/app'],
    ]) {
      expect(within(bar()).getByRole('link', { name })).toHaveAttribute('href', to);
    }
  });

  test('on the landing page the buttons appear after one viewport', () => {
    renderPublic(layout);
    const links = () => screen.queryAllByRole('link', { name: /^(Login|Get Early Access)$/ });
    expect(links()).toEqual([]);
    act(() => scrollBy(1));
    expect(links()).toEqual([]);
    act(() => scrollBy(1.1));
    expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
    const early = screen.getByRole('link', { name: 'Get Early Access' });
    expect(early).toHaveAttribute('href', FORM);
    expect(early).toHaveAttribute('target', '_blank');
    act(() => scrollBy(0));
    expect(links()).toEqual([]);
  });

  test('on other pages they are there at once', () => {
    renderPublic(layout, { path: '/privacy' });
    expect(screen.getByRole('link', { name: 'Get Early Access' })).toBeVisible();
  });
});

describe('the user menu', () => {
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'ada' }));

  test('replaces the buttons, and closes with Escape', async () => {
    renderPublic(layout, { user: ADA, path: '/privacy' });
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ada' })).toHaveFocus();
  });

  test('Logout signs out and returns to the landing page', async () => {
    const { router } = renderPublic(layout, { user: ADA, path: '/privacy' });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'To the prices' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('button', { name: 'ada' })).not.toBeInTheDocument();
  });

  test('says when signing out fails', async () => {
    const auth = {
      ...fakeAuth({ user: ADA }),
      signOut: () => Promise.reject(new Error('offline')),
    };
    const { store, router } = renderPublic(layout, { auth, path: '/privacy' });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(selectToasts(store.getState())[0]?.text).toBe('Signing out failed. Please try again.');
    expect(router.state.location.pathname).toBe('/privacy');
  });
});

describe('a link to a section', () => {
  test('scrolls smoothly and moves the focus, each time', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { router } = renderPublic(layout);
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('link', { name: 'To the prices' }));
      expect(scroll).toHaveBeenCalledTimes(times);
      expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth' });
      expect(screen.getByRole('region', { name: 'Prices' })).toHaveFocus();
    }
    expect(router.state.location.hash).toBe('#pricing');
  });

  test("doesn't scroll smoothly with reduced motion", async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    reduceMotion();
    renderPublic(layout);
    await userEvent.click(screen.getByRole('link', { name: 'To the prices' }));
    expect(scroll).toHaveBeenLastCalledWith({ behavior: 'instant' });
  });
});
