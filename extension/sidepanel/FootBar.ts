import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';

/** The line at the foot of the side panel. */
export const FootBar = styled.div`
  display: flex;
  flex: none;
  anchor-name: --foot;
  align-items: center;
  gap: ${space[2]};
  min-height: 38px;
  padding: ${space[1]} ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
  ${text.small}
`;
