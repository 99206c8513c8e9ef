import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme.ts';
import { Icon } from './Icon.tsx';

const Disc = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
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
