import styled, { keyframes } from 'styled-components';
import { color, media, radius, space, text } from './theme.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Words = styled.p`
  ${text.small}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line};
`;

const Bar = styled.div`
  width: 40%;
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.accent};
  animation: ${pass} 1.4s ease-in-out infinite;
  ${media.reducedMotion} {
    width: 100%;
  }
`;

/** Work that is under way and does not say how far it is. The words are announced politely. */
export const ProgressBar = ({ label }: { label: string }) => (
  <Root>
    <Words role="status">{label}</Words>
    <Track role="progressbar" aria-label={label}>
      <Bar />
    </Track>
  </Root>
);
