import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reduceMotion } from '#test/reduceMotion.ts';
import { DemoVideo } from './DemoVideo.tsx';

let scrollTo: (...visible: boolean[]) => void;
let play: jest.SpyInstance;
let pause: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
    scrollTo = (...visible) => {
      const entries = visible.map((isIntersecting) => ({ isIntersecting }));
      act(() => onChange(entries as IntersectionObserverEntry[], {} as never));
    };
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  const { prototype } = window.HTMLMediaElement;
  play = jest.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLElement) {
    fireEvent.play(this);
  });
  pause = jest.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLElement) {
    fireEvent.pause(this);
  });
});

function renderVideo() {
  const { container } = render(<DemoVideo />);
  return container.querySelector('video') as HTMLVideoElement;
}

const control = () => screen.getByRole('button');

test('is silent, loops and loads nothing before it is in the window', () => {
  const video = renderVideo();
  expect(video).toHaveAttribute('preload', 'none');
  expect(video.muted).toBe(true);
  expect(video.loop).toBe(true);
  expect(control()).toHaveAccessibleName('Play the demo video');
  expect(control()).toHaveAccessibleDescription(/^The side panel opens next to a job posting/);
  expect(play).not.toHaveBeenCalled();
});

test('plays in the window, with a loading state until it can', () => {
  const video = renderVideo();
  scrollTo(true);
  expect(control()).toHaveAttribute('aria-busy', 'true');
  fireEvent.playing(video);
  expect(control()).toHaveAttribute('aria-busy', 'false');
  expect(control()).toHaveAccessibleName('Pause the demo video');
  // A quick scroll away and back, which a busy browser reports at once.
  scrollTo(false, true);
  expect(control()).toHaveAccessibleName('Pause the demo video');
  scrollTo(false);
  expect(control()).toHaveAccessibleName('Play the demo video');
});

test('a click or a key pauses it, and it stays paused', async () => {
  const video = renderVideo();
  scrollTo(true);
  fireEvent.playing(video);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(control()).toHaveAccessibleName('Play the demo video');
  scrollTo(false);
  scrollTo(true);
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.click(control());
  fireEvent.playing(video);
  expect(control()).toHaveAccessibleName('Pause the demo video');
});

test('with reduced motion it waits for a click', async () => {
  reduceMotion();
  renderVideo();
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
  await userEvent.click(control());
  expect(play).toHaveBeenCalledTimes(1);
});

test('offers to play when the browser forbids autoplay', async () => {
  play.mockRejectedValue(new DOMException('Forbidden', 'NotAllowedError'));
  renderVideo();
  scrollTo(true);
  await act(async () => {});
  expect(pause).toHaveBeenCalled();
  expect(control()).toHaveAccessibleName('Play the demo video');
});

test("says when the video can't be loaded", () => {
  const [dark, light] = renderVideo().querySelectorAll('source');
  fireEvent.error(dark as HTMLSourceElement);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.error(light as HTMLSourceElement);
  expect(screen.getByRole('status')).toHaveTextContent("The video couldn't be loaded.");
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
