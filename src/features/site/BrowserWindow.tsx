import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, radius, shadow, space, text } from '#ui/theme.ts';

/** The frame of a window. */
export const BrowserFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.smallest}
  color: ${color.ink3};

  i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.line2};
  }
  span {
    margin-left: ${space[3]};
    ${ellipsis}
  }
`;

interface BrowserWindowProps {
  /** The address in the bar. */
  address: string;
  children: ReactNode;
}

/** A drawn browser window around its content. */
export const BrowserWindow = ({ address, children }: BrowserWindowProps) => (
  <BrowserFrame>
    <Bar aria-hidden>
      <i />
      <i />
      <i />
      <span>{address}</span>
    </Bar>
    {children}
  </BrowserFrame>
);
