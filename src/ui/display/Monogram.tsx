import styled from 'styled-components';
import { radius } from '../theme.ts';

/** The initials of the first two words, or the first two letters of a single word. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '?', second] = words;
  const letters = second
    ? [...first].slice(0, 1).concat([...second].slice(0, 1))
    : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}

/** A stable hue from 0 to 359 for a name (an FNV-1a hash). */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 360;
}

const Initials = styled.span<{ $size: number; $isRound: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : radius.control)};
  background: oklch(var(--monogramBg) var(--hue));
  color: oklch(var(--monogramFg) var(--hue));
  font-size: ${({ $size }) => Math.round($size * 0.36)}px;
  font-weight: 600;
  line-height: 1;
  user-select: none;
`;

interface MonogramProps {
  name: string;
  /** Pixels. */
  size?: number;
  /** A person's; a company's is square. */
  isRound?: boolean;
}

/** The initials of a company or person on a color of their own. Decorative. */
export const Monogram = ({ name, size = 36, isRound = false }: MonogramProps) => (
  <Initials
    aria-hidden
    $size={size}
    $isRound={isRound}
    style={{ '--hue': hueOf(name) } as React.CSSProperties}
  >
    {initials(name)}
  </Initials>
);
