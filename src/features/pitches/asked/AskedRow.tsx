import { CircleCheck, CircleDashed, X } from 'lucide-react';
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
import { color, font, space, text, tone } from '#ui/theme.ts';
import { TextButton } from '../TextButton.ts';

const Row = styled.li<{ $lit: boolean; $gap: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 2px ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${({ $gap }) => $gap && `background: color-mix(in srgb, ${tone.progress.bg} 40%, ${color.surface});`}
  ${({ $lit }) => $lit && `background: ${color.hover};`}
  > :not(:first-child) {
    grid-column: 2 / -1;
  }
`;

const State = styled.span<{ $color: string }>`
  padding-top: 2px;
  color: ${({ $color }) => $color};
`;

/** The posting's own words. */
const Quote = styled.p`
  ${text.label}
`;

const Sentence = styled.p`
  color: ${color.ink2};
  font-family: ${font.serif};
  font-size: 1rem;
  line-height: 21px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  ${text.small}
  color: ${color.ink3};
  > button {
    margin-left: auto;
  }
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

function remarkOn(evidence: Evidence | undefined, isGap: boolean, hasLetter: boolean): string {
  if (!evidence) return isGap ? 'Not in your profile, so not in the letter.' : '';
  return hasLetter && isOwnWords(evidence) ? 'Not in this letter' : WHERE[evidence.kind];
}

interface AskedRowProps {
  line: CoveredLine;
  ref: Ref<HTMLLIElement>;
  /** What covers it: the evidence in the letter, or else the best. */
  evidence: Evidence | undefined;
  /** Whether the letter says it; `null` without a letter. */
  isInLetter: boolean | null;
  isLit: boolean;
  onHighlight: (isLit: boolean) => void;
  /** The button that adds the evidence to the letter. */
  use?: ReactNode;
  /** Removes a match that is none; only while the user corrects them. */
  onRemove: ((evidence: Evidence) => void) | undefined;
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
  const add = line.kind === 'logistics' ? 'Answer' : 'Add a sentence';
  const isGap = !evidence && canCover(line);
  const covered = isInLetter ? tone.success.fg : color.ink3;
  const remark = isInLetter ? 'In this letter' : remarkOn(evidence, isGap, isInLetter !== null);
  return (
    <Row
      ref={ref}
      tabIndex={-1}
      $lit={isLit}
      $gap={isGap}
      onPointerEnter={() => onHighlight(true)}
      onPointerLeave={() => onHighlight(false)}
      onFocus={() => onHighlight(true)}
      onBlur={() => onHighlight(false)}
    >
      <State $color={isGap ? tone.progress.fg : covered}>
        <Icon of={evidence ? CircleCheck : CircleDashed} />
      </State>
      <Quote>“{line.text}”</Quote>
      {evidence && !isInLetter && <Sentence>{evidence.text}</Sentence>}
      <Foot>
        {remark && <span>{remark}</span>}
        {!isInLetter && use}
        {!(evidence && isOwnWords(evidence)) && canCover(line) && !field && (
          <TextButton type="button" aria-label={`${add} for “${line.text}”`} onClick={onAdd}>
            {add}
          </TextButton>
        )}
        {evidence && onRemove && (
          <IconButton label="Not a match" icon={X} onClick={() => onRemove(evidence)} />
        )}
      </Foot>
      {field}
    </Row>
  );
}
