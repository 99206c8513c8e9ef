import styled from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { Row } from '../layout/Stack.tsx';
import { color, media, radius, space, text } from '../theme.ts';
import { Choices } from './Choices.tsx';

/** Which value a field gets: the form's, the import's, or both lists. */
export type Choice = 'mine' | 'both' | 'theirs';

/** A value as text: its title, and the rest of its fields. */
export interface Line {
  title: string;
  detail?: string;
}

/** A field whose value in the form differs from the imported one. */
export interface Difference {
  path: string;
  label: string;
  mine: Line[];
  theirs: Line[];
  /** The import has items that can be added. */
  canMerge: boolean;
}

const List = styled.ul`
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
`;

const Entry = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  h2 {
    ${text.cardTitle}
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[6]};
  width: 100%;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div<{ $chosen: boolean }>`
  padding-left: ${space[3]};
  border-left: 2px solid ${({ $chosen }) => ($chosen ? color.accent : color.line2)};
  color: ${({ $chosen }) => ($chosen ? color.ink : color.ink3)};
  overflow-wrap: anywhere;

  h3 {
    ${text.smallest}
    color: ${color.ink3};
  }
  p {
    white-space: pre-wrap;
  }
  p + p {
    margin-top: ${space[2]};
  }
  small {
    display: block;
    ${text.small}
    color: ${color.ink3};
  }
`;

function Values({ heading, lines, chosen }: { heading: string; lines: Line[]; chosen: boolean }) {
  return (
    <Side $chosen={chosen}>
      <h3>{heading}</h3>
      {lines.map(({ title, detail }) => (
        <p key={`${title}\n${detail}`}>
          {title}
          {detail && <small>{detail}</small>}
        </p>
      ))}
    </Side>
  );
}

interface DifferenceReviewProps {
  /** The imported thing: 'resume'. */
  source: string;
  differences: readonly Difference[];
  /** By field path; fields without a choice stay unchanged. */
  choices: Record<string, Choice>;
  onChoice: (path: string, choice: Choice) => void;
  onDecided: (choices: Record<string, Choice>) => void;
}

/** Shows every field where the form and an import differ, with both values to choose from. */
export function DifferenceReview({
  source,
  differences,
  choices,
  onChoice,
  onDecided,
}: DifferenceReviewProps) {
  const labels: Record<Choice, string> = {
    mine: 'Keep mine',
    both: 'Add to mine',
    theirs: `Use ${source}`,
  };
  const allTheirs = Object.fromEntries(differences.map(({ path }) => [path, 'theirs' as const]));
  return (
    <>
      <List aria-label={`Fields that differ from the ${source}`}>
        {differences.map(({ path, label, mine, theirs, canMerge }) => {
          const choice = choices[path] ?? 'mine';
          const offered: Choice[] = canMerge ? ['mine', 'both', 'theirs'] : ['mine', 'theirs'];
          return (
            <Entry key={path}>
              <h2>{label}</h2>
              <Sides>
                <Values heading="Yours" lines={mine} chosen={choice !== 'theirs'} />
                <Values heading={`In the ${source}`} lines={theirs} chosen={choice !== 'mine'} />
              </Sides>
              <Choices
                isJoined
                label={label}
                value={choice}
                onValueChange={(value) => onChoice(path, value)}
                options={offered.map((value) => ({ value, label: labels[value] }))}
              />
            </Entry>
          );
        })}
      </List>
      <Row>
        <Button variant="primary" onClick={() => onDecided(choices)}>
          Apply Choices
        </Button>
        <Button onClick={() => onDecided({})}>Keep mine for all</Button>
        <Button onClick={() => onDecided(allTheirs)}>Use {source} for all</Button>
      </Row>
    </>
  );
}
