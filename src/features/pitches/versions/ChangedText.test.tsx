import { render, screen } from '@testing-library/react';
import { ChangedText } from './ChangedText.tsx';

const wordsLike = (word: string) =>
  Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ');

test('shows two texts with little in common as a whole, since comparing them takes too long', () => {
  const [before, after] = [wordsLike('a'), wordsLike('b')];
  render(<ChangedText before={before} after={after} />);
  expect(screen.getByRole('deletion').textContent).toBe(before);
  expect(screen.getByRole('insertion').textContent).toBe(after);
});
