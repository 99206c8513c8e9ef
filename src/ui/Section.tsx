import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from './theme.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`;

const Title = styled.h2`
  ${text.sectionTitle}
`;

const Text = styled.p`
  margin-top: 2px;
  ${text.small}
  color: ${color.ink3};
`;

interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a page or form under its own heading; a region that assistive technology can name. */
export function Section({ title, text: words, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {words && <Text>{words}</Text>}
      </div>
      {children}
    </Root>
  );
}
