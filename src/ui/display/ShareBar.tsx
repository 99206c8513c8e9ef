import styled from 'styled-components';
import { color, radius } from '../theme.ts';

const Track = styled.span`
  display: inline-block;
  flex: none;
  width: 56px;
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line2};

  > span {
    display: block;
    height: 100%;
    background: ${color.accent};
  }
`;

/** A share as a short bar, beside the same in words. */
export const ShareBar = ({ part, total }: { part: number; total: number }) => (
  <Track aria-hidden>
    <span style={{ width: `${total === 0 ? 0 : (100 * part) / total}%` }} />
  </Track>
);
