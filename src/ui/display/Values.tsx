import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius, space, text } from '../theme.ts';

/** The values that change most often, at the top of a sheet. */
export const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  margin-inline: -10px;
`;

/* All of it is its control, whose chevron shows on hover and focus. */
const Cell = styled.div`
  position: relative;
  min-height: 58px;
  padding: ${space[2]} 10px;
  border-radius: ${radius.control};
  > dt {
    ${text.small}
    color: ${color.ink3};
  }
  > dd {
    min-height: 28px;
    padding-top: 2px;
    font-weight: 500;
  }
  && button {
    position: static;
    max-width: 100%;
    text-decoration: none;
    background: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  .lucide-chevron-down {
    position: absolute;
    right: 10px;
    bottom: 16px;
  }
  @media (hover: hover) {
    .lucide-chevron-down {
      opacity: 0;
    }
    &:hover .lucide-chevron-down,
    &:focus-within .lucide-chevron-down {
      opacity: 1;
    }
  }
  &:hover,
  &:focus-within {
    background: ${color.hover};
  }
  ${media.touch} {
    min-height: 64px;
  }
`;

export const Value = ({ label, children }: { label: string; children: ReactNode }) => (
  <Cell>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Cell>
);
