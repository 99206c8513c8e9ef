import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { selectToasts } from '#features/shell/index.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { reduceMotion } from '#test/reduceMotion.ts';
import { renderPublic } from '#test/renderPublic.tsx';
import { testimonialsContent } from './content/testimonialsContent.ts';
import { DemoVideo } from './DemoVideo.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { TestimonialsBlock } from './TestimonialsBlock.tsx';

describe('PublicLayout', () => {
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

    test('visitors can sign in at once; on the landing page Get Early Access appears after one viewport', () => {
      renderPublic(layout);
      const early = () => screen.queryByRole('link', { name: 'Get Early Access' });
      expect(
        within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }),
      ).toHaveAttribute('href', '/login');
      act(() => scrollBy(1));
      expect(early()).not.toBeInTheDocument();
      act(() => scrollBy(1.1));
      expect(early()).toHaveAttribute('href', FORM);
      expect(early()).toHaveAttribute('target', '_blank');
      act(() => scrollBy(0));
      expect(early()).not.toBeInTheDocument();
    });

    test('on other pages they are there at once', () => {
      renderPublic(layout, { path: '/privacy' });
      expect(screen.getByRole('link', { name: 'Get Early Access' })).toBeVisible();
    });
  });

  describe('the user menu', () => {
    const openMenu = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'ada' }));

    test('replaces the buttons, and closes with Escape', async () => {
      renderPublic(layout, { user: ADA, path: '/privacy' });
      expect(
        within(screen.getByRole('banner')).queryByRole('link', { name: 'Sign in' }),
      ).not.toBeInTheDocument();
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
    test("doesn't scroll smoothly with reduced motion", async () => {
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
      reduceMotion();
      renderPublic(layout);
      await userEvent.click(screen.getByRole('link', { name: 'To the prices' }));
      expect(scroll).toHaveBeenLastCalledWith({ behavior: 'instant' });
    });
  });
});

describe('TestimonialsBlock', () => {
  const { testimonials } = testimonialsContent;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.replaceProperty(window, 'innerWidth', 390);
    // jsdom has no layout, and the carousel is empty without a width.
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  });
  afterEach(() => jest.useRealTimers());

  /** With the carousel, which is fetched near the window. */
  async function renderCarousel() {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
      const near = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      const observer = { observe: () => onChange(near, {} as never), disconnect() {} };
      return observer as unknown as IntersectionObserver;
    });
    render(<TestimonialsBlock />);
    await act(async () => void (await import('react-multi-carousel')));
  }

  /** The names on the slides that are shown. */
  const shown = () => screen.getAllByRole('listitem').map((slide) => nameOn(slide));
  const nameOn = (slide: HTMLElement) => slide.querySelector('strong')?.textContent;
  const names = testimonials.map(({ name }) => name);

  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    act(() => jest.advanceTimersByTime(1_000));
  };
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test.each([
    [390, 1],
    [768, 2],
    [1280, 3],
  ])('in a window of %i pixels it shows %i', async (width, count) => {
    jest.replaceProperty(window, 'innerWidth', width);
    jest.spyOn(window.screen, 'width', 'get').mockReturnValue(width);
    await renderCarousel();
    expect(shown()).toEqual(names.slice(0, count));
  });

  test('moves on every five seconds, until it is paused', async () => {
    await renderCarousel();
    wait(4_900);
    expect(shown()).toEqual([names[0]]);
    wait(200);
    expect(shown()).toEqual([names[1]]);
    press('Pause testimonials');
    wait(20_000);
    expect(shown()).toEqual([names[1]]);
  });

  test('with reduced motion it moves only by its buttons', async () => {
    reduceMotion();
    await renderCarousel();
    wait(20_000);
    expect(shown()).toEqual([names[0]]);
    expect(screen.queryByRole('button', { name: 'Pause testimonials' })).not.toBeInTheDocument();
    press('Next testimonial');
    expect(shown()).toEqual([names[1]]);
  });
});

describe('DemoVideo', () => {
  let scrollTo: (...visible: boolean[]) => void;
  let isPaused: boolean;

  beforeEach(() => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
      scrollTo = (...visible) => {
        const entries = visible.map((isIntersecting) => ({ isIntersecting }));
        act(() => onChange(entries as IntersectionObserverEntry[], {} as never));
      };
      return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
    });
    isPaused = true;
    const { prototype } = window.HTMLMediaElement;
    jest.spyOn(prototype, 'paused', 'get').mockImplementation(() => isPaused);
    jest.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      isPaused = false;
      this.currentTime = 1;
    });
    jest.spyOn(prototype, 'pause').mockImplementation(() => {
      isPaused = true;
    });
  });

  test('is silent, loops, and loads nothing before it is in the window', () => {
    render(<DemoVideo />);
    const video = screen.getByLabelText<HTMLVideoElement>('Demo video');
    expect(video).toHaveAccessibleDescription(/^The side panel opens next to a job posting/);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('controls');
    expect([video.muted, video.loop, isPaused]).toEqual([true, true, true]);
  });

  test('plays while it is in the window, unless the visitor paused it', () => {
    render(<DemoVideo />);
    scrollTo(false);
    scrollTo(true);
    expect(isPaused).toBe(false);
    // A quick scroll away and back, which a busy browser reports at once.
    scrollTo(false, true);
    expect(isPaused).toBe(false);
    scrollTo(false);
    expect(isPaused).toBe(true);
    scrollTo(true);
    expect(isPaused).toBe(false);
    isPaused = true;
    scrollTo(false);
    scrollTo(true);
    expect(isPaused).toBe(true);
  });

  test('waits for the visitor with reduced motion', () => {
    reduceMotion();
    render(<DemoVideo />);
    expect(window.IntersectionObserver).not.toHaveBeenCalled();
  });
});
