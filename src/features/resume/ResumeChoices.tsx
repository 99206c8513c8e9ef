import styled from 'styled-components';
import type { ResumePart, ResumeSection } from '#domain/resume/resumeDocument.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { color, media, space, text } from '#ui/theme.ts';

const Section = styled.fieldset`
  margin-bottom: ${space[5]};
  legend {
    ${text.label}
    margin-bottom: ${space[1]};
  }
  ul ul {
    padding-left: ${space[6]};
  }
`;

const Choice = styled.label<{ $isIn: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding-block: ${space[1]};
  cursor: pointer;
  color: ${({ $isIn }) => ($isIn ? color.ink : color.ink3)};
  span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 3px;
    accent-color: ${color.accent};
  }
  ${media.touch} {
    padding-block: 11px;
  }
`;

const List = styled.ul<{ $isLine: boolean }>`
  display: ${({ $isLine }) => ($isLine ? 'flex' : 'block')};
  flex-wrap: wrap;
  column-gap: ${space[4]};
`;

interface PartsProps {
  parts: readonly ResumePart[];
  leftOut: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const Parts = ({ parts, leftOut, onToggle }: PartsProps) =>
  parts.map(({ id, text, isAsked, parts }) => (
    <li key={id}>
      <Choice $isIn={!leftOut.has(id)}>
        <input type="checkbox" checked={!leftOut.has(id)} onChange={() => onToggle(id)} />
        <span>{text}</span>
        {isAsked && <Badge tone="success">Asked for</Badge>}
      </Choice>
      {parts.length > 0 && !leftOut.has(id) && (
        <ul>
          <Parts parts={parts} leftOut={leftOut} onToggle={onToggle} />
        </ul>
      )}
    </li>
  ));

interface ResumeChoicesProps extends Omit<PartsProps, 'parts'> {
  sections: readonly ResumeSection[];
}

/** Everything that a resume can have, in its order, each with a checkbox. */
export const ResumeChoices = ({ sections, ...choices }: ResumeChoicesProps) =>
  sections.map(({ id, title, isLine, parts }) => (
    <Section key={id}>
      <legend>{title || 'Contact'}</legend>
      <List $isLine={isLine}>
        <Parts parts={parts} {...choices} />
      </List>
    </Section>
  ));
