import { AlertCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, radius, space, text, tone } from './theme.ts';

const Root = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${tone.closed.bg};
  color: ${tone.closed.fg};

  > svg {
    margin-top: 2px;
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Words = styled.div`
  min-width: 0;
  ${text.body}
`;

const Action = styled.div`
  margin: ${space[3]} 0 ${space[1]};
  color: ${color.ink};
`;

interface ErrorBlockProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** What went wrong, and a way on. Announced at once. */
export const ErrorBlock = ({ title, text: words, action }: ErrorBlockProps) => (
  <Root role="alert">
    <Icon of={AlertCircle} />
    <Words>
      <Title>{title}</Title>
      <p>{words}</p>
      {action && <Action>{action}</Action>}
    </Words>
  </Root>
);
