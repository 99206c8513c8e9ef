/** The user prefers reduced motion, until the test ends. */
export function reduceMotion(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('reduce') }),
    );
}
