import styled, { keyframes } from 'styled-components';
import { ellipsis } from '../ellipsis.ts';
import { Stack } from '../layout/Stack.tsx';
import { color, media, radius, text } from '../theme.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Label = styled.p`
  ${text.small}
  color: ${color.ink2};
  ${ellipsis}
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line};

  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: ${color.accent};
    animation: ${slide} 1.4s ease-in-out infinite;
    ${media.reducedMotion} {
      width: 100%;
    }
  }
`;

/** That work is running, for as long as it takes. */
export const ProgressBar = ({ label }: { label: string }) => (
  <Stack $gap={2}>
    <Label role="status">{label}</Label>
    <Track role="progressbar" aria-label={label} />
  </Stack>
);
