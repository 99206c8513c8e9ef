import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, radius, space, text } from './theme.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space[16]} ${space[6]};
  border: 1px dashed ${color.line2};
  border-radius: ${radius.card};
  text-align: center;
`;

const Disc = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${space[4]};
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

const Title = styled.h2`
  ${text.sectionTitle}
  font-size: 1.25rem;
`;

const Text = styled.p`
  max-width: 26rem;
  margin-top: ${space[1]};
  color: ${color.ink2};
  text-wrap: pretty;
`;

const Action = styled.div`
  margin-top: ${space[5]};
`;

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** Nothing is here yet, and what to do first. */
export const EmptyState = ({ icon, title, text: words, action }: EmptyStateProps) => (
  <Root>
    <Disc>
      <Icon of={icon} size={18} />
    </Disc>
    <Title>{title}</Title>
    <Text>{words}</Text>
    {action && <Action>{action}</Action>}
  </Root>
);
