import styled from 'styled-components';
import { color, text } from '../theme.ts';

const Circle = styled.span<{ $size: number }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
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
