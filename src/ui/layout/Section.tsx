import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../theme.ts';

const TitledSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`;

const Header = styled.div`
  h2 {
    ${text.sectionTitle}
  }
  p {
    margin-top: 2px;
    ${text.small}
    color: ${color.ink3};
  }
`;

interface SectionProps {
  /** The URL's fragment that scrolls here. */
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A named region of a page or form. */
export function Section({ id, title, text: description, children }: SectionProps) {
  const titleId = useId();
  return (
    <TitledSection id={id} aria-labelledby={titleId}>
      <Header>
        <h2 id={titleId}>{title}</h2>
        {description && <p>{description}</p>}
      </Header>
      {children}
    </TitledSection>
  );
}
