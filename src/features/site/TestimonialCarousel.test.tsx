import { act, fireEvent, render, screen } from '@testing-library/react';
import { reduceMotion } from '#test/reduceMotion.ts';
import { testimonialsContent } from './content/testimonialsContent.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

const { testimonials } = testimonialsContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(window, 'innerWidth', 390);
  // jsdom has no layout, and the carousel is empty without a width.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
});
afterEach(() => jest.useRealTimers());

const renderCarousel = () => render(<TestimonialCarousel testimonials={testimonials} />);

/** The names on the slides that are shown. */
const shown = () => screen.getAllByRole('listitem').map((slide) => nameOn(slide));
const nameOn = (slide: HTMLElement) => slide.querySelector('strong')?.textContent;
const names = testimonials.map(({ name }) => name);

const carousel = () => screen.getByRole('group', { name: 'Testimonials' });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  act(() => jest.advanceTimersByTime(1_000));
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test.each([
  [390, 1],
  [768, 2],
  [1280, 3],
])('in a window of %i pixels it shows %i', (width, count) => {
  jest.replaceProperty(window, 'innerWidth', width);
  jest.spyOn(window.screen, 'width', 'get').mockReturnValue(width);
  renderCarousel();
  expect(shown()).toEqual(names.slice(0, count));
});

test('moves on every five seconds, but stays while the pointer or the focus is inside', () => {
  renderCarousel();
  fireEvent.mouseEnter(carousel());
  wait(20_000);
  expect(shown()).toEqual([names[0]]);
  fireEvent.mouseLeave(carousel());
  wait(4_900);
  expect(shown()).toEqual([names[0]]);
  wait(200);
  expect(shown()).toEqual([names[1]]);
  act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus());
  wait(20_000);
  expect(shown()).toEqual([names[1]]);
});

test('buttons move and pause it', () => {
  renderCarousel();
  press('Next testimonial');
  expect(shown()).toEqual([names[1]]);
  press('Previous testimonial');
  expect(shown()).toEqual([names[0]]);
  press('Previous testimonial');
  expect(shown()).toEqual([names[4]]);
  press('Pause testimonials');
  wait(20_000);
  expect(shown()).toEqual([names[4]]);
  press('Play testimonials');
  wait(5_000);
  expect(shown()).toEqual([names[0]]);
});

test('with reduced motion it moves only by its buttons', () => {
  reduceMotion();
  renderCarousel();
  wait(20_000);
  expect(shown()).toEqual([names[0]]);
  expect(screen.queryByRole('button', { name: 'Pause testimonials' })).not.toBeInTheDocument();
  press('Next testimonial');
  expect(shown()).toEqual([names[1]]);
});
