import styled from 'styled-components';
import { color, radius, shadow } from '#ui/theme.ts';

/** The frame of a window. */
export const BrowserFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;
