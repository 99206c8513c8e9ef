import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ellipsis } from '../ellipsis.ts';
import { color, text } from '../theme.ts';
import { Icon } from './Icon.tsx';

const ChipText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  max-width: 100%;
  ${text.small}
  color: ${color.ink2};

  > span {
    ${ellipsis}
  }
`;

/** A short fact with its icon, on one line. */
export const Chip = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <ChipText>
    <Icon of={icon} size={14} />
    <span>{children}</span>
  </ChipText>
);
