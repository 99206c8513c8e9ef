import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, text } from './theme.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  max-width: 100%;
  ${text.small}
  color: ${color.ink2};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface ChipProps {
  icon: LucideIcon;
  /** The whole text, shown by the browser when the chip had to cut it. */
  title?: string;
  children: ReactNode;
}

/** A small fact with its icon; what does not fit is cut with an ellipsis. */
export const Chip = ({ icon, title, children }: ChipProps) => (
  <Root title={title}>
    <Icon of={icon} size={14} />
    <span>{children}</span>
  </Root>
);
