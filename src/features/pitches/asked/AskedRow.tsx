import { CircleCheck, CircleDashed, Plus, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import {
  type CoveredLine,
  canCover,
  type Evidence,
  type EvidenceKind,
} from '#domain/pitches/asked/coverage.ts';
import { isOwnWords } from '#domain/pitches/draft/startingDraft.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { color, font, media, space, text, tone } from '#ui/theme.ts';

/** Where a button beside the words would leave them no room. */
const NARROW = '@container (max-width: 479.98px)';

const Row = styled.li<{ $lit: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: center;
  min-height: 44px;
  padding: ${space[2]} ${space[5]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${({ $lit }) => $lit && `background: ${color.hover};`}
  ${NARROW} {
    grid-template-columns: 16px minmax(0, 1fr);
    padding-inline: ${space[4]};
  }
`;

const State = styled.span<{ $color: string }>`
  display: flex;
  align-self: start;
  padding-top: 6px;
  color: ${({ $color }) => $color};
`;

const Words = styled.div`
  min-width: 0;
`;

/** The posting's own words. Those that matched are darker. */
const Quote = styled.p`
  color: ${color.ink2};
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 20px;
  overflow-wrap: anywhere;
  mark {
    background: none;
    color: ${color.ink};
    text-decoration: underline ${color.control} 1px;
    text-underline-offset: 3px;
  }
`;

const Covering = styled.p`
  line-height: 22px;
  overflow-wrap: anywhere;
  > span {
    margin-left: ${space[2]};
    ${text.small}
    color: ${color.ink3};
  }
`;

const Sentence = styled.span`
  && {
    margin: 0;
    color: ${color.ink};
    font-family: ${font.serif};
    font-size: 0.9375rem;
  }
`;

const Actions = styled.div`
  ${NARROW} {
    grid-column: 2;
  }
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${text.small}
  color: ${color.ink3};

  li:not(:hover, :focus-within) > & > [data-quiet] {
    opacity: 0;
  }
  ${media.touch} {
    && > [data-quiet] {
      opacity: 1;
    }
  }
  > button:not([aria-label]) {
    min-height: 30px;
    padding: 2px ${space[2]};
    ${text.label}
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

const AddLink = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  && {
    color: ${color.accentText};
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Editor = styled.div`
  grid-column: 2 / -1;
  padding-top: ${space[1]};
`;

const WHERE: Record<EvidenceKind, string> = {
  proof: '',
  suggestion: 'From your resume, not checked',
  skill: 'In your skills',
  credential: 'In your certifications',
  degree: 'In your education',
  years: 'In your profile',
  language: 'In your languages',
  answer: 'Your answer',
};

/** The line with the words that matched marked. */
function withMatches(line: string, matched: string): ReactNode[] {
  const words = matched.split(', ').map((word) => ({ word, at: line.indexOf(word) }));
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { word, at } of words.sort((a, b) => a.at - b.at)) {
    if (word === '' || at < end) continue;
    parts.push(line.slice(end, at), <mark key={at}>{word}</mark>);
    end = at + word.length;
  }
  return [...parts, line.slice(end)];
}

function stateColor(
  line: CoveredLine,
  evidence: Evidence | undefined,
  isInLetter: boolean,
): string {
  if (evidence) return isInLetter ? tone.success.fg : color.ink3;
  return canCover(line) ? tone.progress.fg : color.ink3;
}

interface AskedRowProps {
  line: CoveredLine;
  ref: Ref<HTMLLIElement>;
  /** What covers it: the evidence in the letter, or else the best. */
  evidence: Evidence | undefined;
  isInLetter: boolean;
  isLit: boolean;
  onHighlight: (isLit: boolean) => void;
  /** The button that adds the evidence to the letter. */
  use?: ReactNode;
  onRemove: (evidence: Evidence) => void;
  onAdd: () => void;
  /** The open field of the line. */
  field?: ReactNode;
}

/** One line of a posting, and what covers it. */
export function AskedRow({
  ref,
  line,
  evidence,
  isInLetter,
  isLit,
  onHighlight,
  use,
  onRemove,
  onAdd,
  field,
}: AskedRowProps) {
  const isSentence = evidence?.kind === 'proof' || evidence?.kind === 'suggestion';
  const add = line.kind === 'logistics' ? 'Answer' : 'Add a sentence';
  return (
    <Row
      ref={ref}
      tabIndex={-1}
      $lit={isLit}
      onPointerEnter={() => onHighlight(true)}
      onPointerLeave={() => onHighlight(false)}
      onFocus={() => onHighlight(true)}
      onBlur={() => onHighlight(false)}
    >
      <State $color={stateColor(line, evidence, isInLetter)}>
        <Icon of={evidence ? CircleCheck : CircleDashed} />
      </State>
      <Words>
        <Quote>“{withMatches(line.text, evidence?.matched ?? '')}”</Quote>
        {evidence && (
          <Covering>
            {isSentence ? <Sentence>{evidence.text}</Sentence> : evidence.text}
            {WHERE[evidence.kind] && <span>{WHERE[evidence.kind]}</span>}
          </Covering>
        )}
      </Words>
      <Actions>
        {evidence && (
          <IconButton data-quiet label="Not a match" icon={X} onClick={() => onRemove(evidence)} />
        )}
        {isInLetter && <span>In this letter</span>}
        {!isInLetter && use}
        {!(evidence && isOwnWords(evidence)) && canCover(line) && !field && (
          <AddLink type="button" aria-label={`${add} for “${line.text}”`} onClick={onAdd}>
            <Icon of={Plus} size={14} />
            {add}
          </AddLink>
        )}
      </Actions>
      {field && <Editor>{field}</Editor>}
    </Row>
  );
}
