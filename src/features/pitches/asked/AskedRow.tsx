import { CircleCheck, CircleDashed, X } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
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
import type { Letter } from '../letter/useLetter.ts';
import { TextButton } from '../TextButton.ts';
import { AskedField } from './AskedField.tsx';
import {
  askedFieldClosed,
  askedFieldOpened,
  selectAsked,
  sentenceHighlighted,
} from './askedSlice.ts';
import { UseButton } from './UseButton.tsx';
import { type AskedLines, matchOf } from './useAsked.ts';
import { fieldFor, useCoverLine } from './useCoverLine.ts';

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
  asked: AskedLines;
  /** The letter for the same opportunity; left out where none is shown. */
  letter: Letter | undefined;
  /** The user removes matches that are none. */
  corrects: boolean;
}

/** One line of a posting, and what covers it: the evidence in the letter, or else the best. */
export function AskedRow({ ref, line, asked, letter, corrects }: AskedRowProps) {
  const dispatch = useAppDispatch();
  const { field, highlighted } = useAppSelector(selectAsked);
  const cover = useCoverLine();
  const said = letter && line.evidence.find(letter.has);
  const evidence = said ?? line.evidence[0];
  const canUse = letter?.canChange ?? false;
  const isInLetter = canUse && said !== undefined;
  const isOwn = evidence !== undefined && isOwnWords(evidence);
  const isGap = !evidence && canCover(line);
  const covered = isInLetter ? tone.success.fg : color.ink3;
  const remark = isInLetter ? 'In this letter' : remarkOn(evidence, isGap, canUse);
  const add = line.kind === 'logistics' ? 'Answer' : 'Add a sentence';
  const highlight = (isLit: boolean) => () =>
    dispatch(sentenceHighlighted((isLit && evidence?.id) || null));

  async function save(typed: string): Promise<boolean> {
    const saved = await cover(line, typed);
    if (saved?.kind === 'proof') await asked.addMatches([matchOf(line, saved.id)]);
    if (saved && canUse) letter?.use(saved);
    return saved !== null;
  }

  return (
    <Row
      ref={ref}
      tabIndex={-1}
      $lit={evidence !== undefined && highlighted === evidence.id}
      $gap={isGap}
      onPointerEnter={highlight(true)}
      onPointerLeave={highlight(false)}
      onFocus={highlight(true)}
      onBlur={highlight(false)}
    >
      <State $color={isGap ? tone.progress.fg : covered}>
        <Icon of={evidence ? CircleCheck : CircleDashed} />
      </State>
      <Quote>“{line.text}”</Quote>
      {evidence && !isInLetter && <Sentence>{evidence.text}</Sentence>}
      <Foot>
        {remark && <span>{remark}</span>}
        {isOwn && canUse && !isInLetter && letter && (
          <UseButton line={line} evidence={evidence} letter={letter} />
        )}
        {!isOwn && canCover(line) && field !== line.text && (
          <TextButton
            type="button"
            aria-label={`${add} for “${line.text}”`}
            onClick={() => dispatch(askedFieldOpened(line.text))}
          >
            {add}
          </TextButton>
        )}
        {evidence && corrects && (
          <IconButton
            label="Not a match"
            icon={X}
            onClick={() => asked.removeMatch(line, evidence)}
          />
        )}
      </Foot>
      {field === line.text && (
        <AskedField
          line={line.text}
          {...fieldFor(line)}
          saveLabel={canUse ? 'Save and use' : 'Save'}
          onSave={save}
          onClose={() => dispatch(askedFieldClosed())}
        />
      )}
    </Row>
  );
}
