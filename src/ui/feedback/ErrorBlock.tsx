import { AlertCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { color, radius, space, text, tone } from '../theme.ts';

const ErrorBox = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${tone.closed.bg};
  color: ${tone.closed.fg};
  ${text.body}

  > svg {
    margin-top: 2px;
  }
  > div {
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
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

/** An error with what to do next, announced at once. */
export const ErrorBlock = ({ title, text: description, action }: ErrorBlockProps) => (
  <ErrorBox role="alert">
    <Icon of={AlertCircle} />
    <div>
      <strong>{title}</strong>
      <p>{description}</p>
      {action && <Action>{action}</Action>}
    </div>
  </ErrorBox>
);
