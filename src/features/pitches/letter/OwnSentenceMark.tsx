import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { CoveredLine } from '#domain/pitches/asked/coverage.ts';
import { saveProof } from '#features/profile/index.ts';
import { Menu, MenuGroup, MenuItem, MenuLabel, MenuTextItem } from '#ui/overlays/Menu.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import {
  selectAsked,
  sentenceEdited,
  sentenceHighlighted,
  sentenceKept,
} from '../asked/askedSlice.ts';
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

const Sentence = styled.span`
  border-radius: 2px;
  cursor: pointer;
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
    { title: 'Swap for one that fits as well', sentences: letter.unused.filter(fits) },
    { title: 'Swap for another sentence', sentences: letter.unused.filter((own) => !fits(own)) },
  ].filter(({ sentences }) => sentences.length > 0);
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
  const { highlighted } = useAppSelector(selectAsked);
  const [isEditing, setEditing] = useState(false);
  const { id, kind, kept, text: shown, source, isEdited } = sentence;

  const remark = isEdited ? EDITED : REMARKS[kind];

  async function keep() {
    if (kind === 'suggestion' && !isEdited) setEditing(true);
    else if (await dispatch(saveProof({ ...kept, text: shown, source })))
      dispatch(sentenceKept(id));
  }

  function edit(next: string) {
    setEditing(false);
    dispatch(sentenceEdited({ id, text: next }));
    letter.replace(shown, next);
  }

  if (isEditing) {
    return <SentenceEditor sentence={shown} onSave={edit} onCancel={() => setEditing(false)} />;
  }
  const highlight = (isLit: boolean) => () => dispatch(sentenceHighlighted(isLit ? id : null));
  const mark = (
    <Underlined $kept={kind === 'proof'} $lit={highlighted === id}>
      {shown}
    </Underlined>
  );
  if (!letter.canChange) return mark;
  return (
    <>
      <Menu
        label="Your sentence"
        trigger={
          <Sentence
            role="button"
            tabIndex={0}
            onPointerEnter={highlight(true)}
            onPointerLeave={highlight(false)}
            onFocus={highlight(true)}
            onBlur={highlight(false)}
          >
            {mark}
          </Sentence>
        }
      >
        <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
          Edit
        </MenuItem>
        <SwapItems sentence={sentence} letter={letter} lines={lines} />
      </Menu>
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
