import styled, { css, keyframes } from 'styled-components';
import { color, media, motion, radius, space, text } from './theme.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  ${text.small}
  color: ${color.ink2};
`;

const Words = styled.p`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line};
`;

const passing = css`
  width: 40%;
  animation: ${pass} 1.4s ease-in-out infinite;
  ${media.reducedMotion} {
    width: 100%;
  }
`;

const Bar = styled.div<{ $passing: boolean }>`
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.accent};
  transition: transform ${motion.fast};
  ${({ $passing }) => $passing && passing}
`;

interface ProgressBarProps {
  label: string;
  /** Whole percent; left out while the work does not say how far it is. */
  percent?: number | undefined;
}

/** Work that is under way. The words are announced politely, the figure only when it is asked for. */
export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <Root>
    <Line>
      <Words role="status">{label}</Words>
      {percent !== undefined && <span aria-hidden>{percent}%</span>}
    </Line>
    <Track role="progressbar" aria-label={label} aria-valuenow={percent}>
      {percent === undefined ? (
        <Bar $passing />
      ) : (
        <Bar $passing={false} style={{ transform: `translateX(${percent - 100}%)` }} />
      )}
    </Track>
  </Root>
);
