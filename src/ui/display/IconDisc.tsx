import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme.ts';
import { Icon } from './Icon.tsx';

/** A tinted disc for an icon or initials. Its size is in pixels. */
export const Disc = styled.span<{ $size?: number }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size = 40 }) => $size}px;
  height: ${({ $size = 40 }) => $size}px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

/** A decorative icon on a tinted disc. */
export const IconDisc = ({ icon }: { icon: LucideIcon }) => (
  <Disc>
    <Icon of={icon} size={18} />
  </Disc>
);
