import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';

const Sheet = styled(FlushCard)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 52px;
  padding: ${space[2]} ${space[2]} ${space[1]} ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
  > span {
    ${text.small}
    color: ${color.ink3};
  }
  > button {
    margin-left: auto;
  }
`;

/** Says what the figures count. */
const Note = styled.p`
  margin-top: auto;
  padding: ${space[2]} ${space[5]} ${space[4]};
  ${text.smallest}
  color: ${color.ink3};
  text-wrap: pretty;
`;

interface InsightCardProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  /** What the figures count. */
  note: ReactNode;
  children: ReactNode;
}

/** A group of figures with its title. */
export function InsightCard({ title, beside, note, children }: InsightCardProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {beside}
      </Head>
      {children}
      <Note>{note}</Note>
    </Sheet>
  );
}
