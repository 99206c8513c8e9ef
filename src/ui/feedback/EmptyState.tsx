import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconDisc } from '../display/IconDisc.tsx';
import { color, radius, space, text } from '../theme.ts';

const CenteredText = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space[16]} ${space[6]};
  border: 1px dashed ${color.line2};
  border-radius: ${radius.card};
  text-align: center;

  > h2 {
    margin-top: ${space[4]};
    ${text.sectionTitle}
    font-size: 1.25rem;
  }
  > p {
    max-width: 26rem;
    margin-top: ${space[1]};
    color: ${color.ink2};
    text-wrap: pretty;
  }
  > div {
    margin-top: ${space[5]};
  }
`;

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** Shown while there is no content yet: what to do first. */
export const EmptyState = ({ icon, title, text: description, action }: EmptyStateProps) => (
  <CenteredText>
    <IconDisc icon={icon} />
    <h2>{title}</h2>
    <p>{description}</p>
    {action && <div>{action}</div>}
  </CenteredText>
);
