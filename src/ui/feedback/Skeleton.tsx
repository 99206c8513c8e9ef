import styled from 'styled-components';
import { pulse } from '../animations.ts';
import { radius, tone } from '../theme.ts';

const Block = styled.span<{ $width: string; $height: string; $round: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? radius.pill : '4px')};
  background: ${tone.neutral.bg};
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  /** Any CSS length. */
  height?: string;
  round?: boolean;
}

/** A placeholder while content loads. The region around it sets `aria-busy`. */
export const Skeleton = ({ width = '100%', height = '1em', round = false }: SkeletonProps) => (
  <Block aria-hidden $width={width} $height={height} $round={round} />
);
