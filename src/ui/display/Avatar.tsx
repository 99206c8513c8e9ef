import styled from 'styled-components';
import { text } from '../theme.ts';
import { Disc } from './IconDisc.tsx';

const Circle = styled(Disc)`
  ${text.smallest}
  font-weight: 600;
`;

interface AvatarProps {
  name: string;
  /** Pixels. */
  size?: number;
}

/** The initial of the signed-in user. Decorative. */
export const Avatar = ({ name, size = 28 }: AvatarProps) => (
  <Circle aria-hidden $size={size}>
    {[...name][0]?.toLocaleUpperCase()}
  </Circle>
);
