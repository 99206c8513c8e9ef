import { ArrowLeftRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { CoveredLine } from '#domain/pitches/asked/coverage.ts';
import { useSaveProof } from '#features/profile/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuGroup, MenuLabel, MenuTextItem } from '#ui/overlays/Menu.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import {
  selectAsked,
  sentenceEdited,
  sentenceHighlighted,
  sentenceKept,
} from '../asked/askedSlice.ts';
import { MarkTools } from './MarkTools.tsx';
import { SentenceEditor } from './SentenceEditor.tsx';
import type { Letter } from './useLetter.ts';
import type { OwnSentence } from './useOwnSentences.ts';

const Underlined = styled.span<{ $kept: boolean; $lit: boolean }>`
  text-decoration: underline ${({ $kept }) => ($kept ? 'solid' : 'dashed')} ${color.control} 1px;
  text-underline-offset: 5px;
  ${({ $lit }) =>
    $lit &&
    css`
      background: ${color.accentSoft};
      text-decoration-color: ${color.accent};
    `}
`;

const Remark = styled.span`
  margin-inline: ${space[2]} ${space[1]};
  color: ${color.ink3};
  font-family: ${font.sans};
  ${text.label}
  font-weight: 400;

  button {
    padding: 2px;
    color: ${color.accentText};
    font-weight: 500;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const REMARKS = {
  proof: null,
  suggestion: { text: 'From your resume, not checked:', action: 'Put into words' },
  confirmed: { text: '', action: 'Keep as a proof' },
};

const EDITED = { text: 'Edited', action: 'Keep this wording' };

interface OwnSentenceMarkProps {
  sentence: OwnSentence;
  letter: Letter;
  /** What the posting asks for. */
  lines: readonly CoveredLine[];
}

/** The sentences that can replace one in the letter: those that fit its line, then all. */
function SwapItems({ sentence, letter, lines }: OwnSentenceMarkProps) {
  const line = lines.find(({ evidence }) => evidence.some(({ id }) => id === sentence.id));
  const fits = ({ id }: OwnSentence) => line?.evidence.some((found) => found.id === id) ?? false;
  const groups = [
    { title: 'Fits as well', sentences: letter.unused.filter(fits) },
    { title: 'All your sentences', sentences: letter.unused.filter((own) => !fits(own)) },
  ].filter(({ sentences }) => sentences.length > 0);
  if (groups.length === 0) return <MenuLabel>You have no other sentences yet.</MenuLabel>;
  return groups.map(({ title, sentences }) => (
    <MenuGroup key={title}>
      <MenuLabel>{title}</MenuLabel>
      {sentences.map((own) => (
        <MenuTextItem key={own.id} onSelect={() => letter.replace(sentence.text, own.text)}>
          {own.text}
        </MenuTextItem>
      ))}
    </MenuGroup>
  ));
}

/** One of the user's sentences in a letter: swapped, edited and kept in place. */
export function OwnSentenceMark({ sentence, letter, lines }: OwnSentenceMarkProps) {
  const dispatch = useAppDispatch();
  const saveProof = useSaveProof();
  const { highlighted } = useAppSelector(selectAsked);
  const [isEditing, setEditing] = useState(false);
  const { id, kind, kept, text: shown, source, isEdited } = sentence;

  const remark = isEdited ? EDITED : REMARKS[kind];

  async function keep() {
    if (kind === 'suggestion' && !isEdited) setEditing(true);
    else if (await saveProof({ ...kept, text: shown, source })) dispatch(sentenceKept(id));
  }

  function edit(next: string) {
    setEditing(false);
    dispatch(sentenceEdited({ id, text: next }));
    letter.replace(shown, next);
  }

  if (isEditing) {
    return (
      <SentenceEditor
        label="Edit this sentence"
        sentence={shown}
        onSave={edit}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const mark = (
    <Underlined $kept={kind === 'proof'} $lit={highlighted === id}>
      {shown}
    </Underlined>
  );
  if (!letter.canChange) return mark;
  return (
    <>
      <MarkTools
        label="Your sentence"
        onActiveChange={(isActive) => dispatch(sentenceHighlighted(isActive ? id : null))}
        tools={
          <>
            <Menu
              label="Swap for"
              trigger={
                <button type="button">
                  <Icon of={ArrowLeftRight} size={14} />
                  Swap
                </button>
              }
            >
              <SwapItems sentence={sentence} letter={letter} lines={lines} />
            </Menu>
            <button type="button" onClick={() => setEditing(true)}>
              <Icon of={Pencil} size={14} />
              Edit
            </button>
          </>
        }
      >
        {mark}
      </MarkTools>
      {remark && (
        <Remark>
          {remark.text}{' '}
          <button type="button" onClick={keep}>
            {remark.action}
          </button>
        </Remark>
      )}
    </>
  );
}
