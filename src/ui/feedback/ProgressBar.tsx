import styled, { css, keyframes } from 'styled-components';
import { ellipsis } from '../ellipsis.ts';
import { Stack } from '../layout/Stack.tsx';
import { color, media, motion, radius, space, text } from '../theme.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  ${text.small}
  color: ${color.ink2};
`;

const Label = styled.p`
  min-width: 0;
  ${ellipsis}
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line};
`;

const indeterminate = css`
  width: 40%;
  animation: ${slide} 1.4s ease-in-out infinite;
  ${media.reducedMotion} {
    width: 100%;
  }
`;

const Bar = styled.div<{ $indeterminate: boolean }>`
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.accent};
  transition: transform ${motion.fast};
  ${({ $indeterminate }) => $indeterminate && indeterminate}
`;

interface ProgressBarProps {
  label: string;
  /** A whole number; left out when the progress is unknown. */
  percent?: number | undefined;
}

/** Progress of running work. Only the label is announced, not each percentage. */
export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <Stack $gap={2}>
    <Line>
      <Label role="status">{label}</Label>
      {percent !== undefined && <span aria-hidden>{percent}%</span>}
    </Line>
    <Track role="progressbar" aria-label={label} aria-valuenow={percent}>
      {percent === undefined ? (
        <Bar $indeterminate />
      ) : (
        <Bar $indeterminate={false} style={{ transform: `translateX(${percent - 100}%)` }} />
      )}
    </Track>
  </Stack>
);
