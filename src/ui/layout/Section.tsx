import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

const TitledSection = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  /* Below the header of the app. */
  scroll-margin-top: 80px;
`;

const Header = styled.div<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
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
  /** Only screen readers present it: the label of the first field says the same. */
  isTitleHidden?: boolean;
  text?: ReactNode;
  children: ReactNode;
}

/** A named region of a page or form. */
export function Section({
  id,
  title,
  isTitleHidden = false,
  text: description,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <TitledSection id={id} aria-labelledby={titleId}>
      <Header $hidden={isTitleHidden}>
        <h2 id={titleId}>{title}</h2>
        {description && <p>{description}</p>}
      </Header>
      {children}
    </TitledSection>
  );
}
