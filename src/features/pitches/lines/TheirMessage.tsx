import { useMemo } from 'react';
import styled from 'styled-components';
import type { Message } from '#domain/contract/messages.ts';
import { theirWords } from '#domain/messages/theirWords.ts';
import { messageRequests } from '#domain/pitches/asked/messageRequests.ts';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { color, font, radius, space, text } from '#ui/theme.ts';
import { pieces } from '../letter/letterMarks.ts';
import { useLit } from '../lit.ts';

const Box = styled.section`
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  > header {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
    padding: ${space[4]} ${space[5]} 0;
    ${text.small}
    color: ${color.ink2};
    overflow-wrap: anywhere;
    strong {
      display: block;
      ${text.body}
      font-weight: 600;
      color: ${color.ink};
    }
  }
`;

const Words = styled.p`
  padding: ${space[3]} ${space[5]} ${space[4]};
  font: 400 0.96875rem / 1.375rem ${font.serif};
  color: ${color.ink2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Tint = styled.mark<{ $isLit: boolean }>`
  border-radius: ${radius.control};
  background: ${({ $isLit }) => ($isLit ? color.accentSoft : color.selected)};
  color: inherit;
`;

/** The message that a reply answers, with its requests tinted; mails and signatures below it are folded. */
export function TheirMessage({ message }: { message: Message }) {
  const { lit, light, reveal } = useLit();
  const { fromName, fromAddress } = message;
  const shown = useMemo(() => {
    const words = theirWords(message.text).text;
    const marks = messageRequests(words).map(({ start, end }, at) => ({
      key: `ask:${at}`,
      start,
      end,
    }));
    return { words, pieces: pieces(words, marks) };
  }, [message.text]);
  return (
    <Box aria-label="Their message">
      <header>
        <Monogram name={fromName || fromAddress || 'Someone'} size={32} />
        <span>
          <strong>{fromName || fromAddress || 'Someone'}</strong>
          {fromName && fromAddress}
        </span>
      </header>
      <Words>
        {shown.pieces.map(({ text: words, start, keys: [key] }) =>
          key === undefined ? (
            words
          ) : (
            <Tint
              key={start}
              data-keys={key}
              $isLit={lit === key}
              onPointerEnter={() => light(key)}
              onPointerLeave={() => light(null)}
              onClick={() => reveal(key)}
            >
              {words}
            </Tint>
          ),
        )}
      </Words>
      {shown.words !== message.text.trim() && (
        <Fold isEntry title="Whole message">
          <Words>{message.text}</Words>
        </Fold>
      )}
    </Box>
  );
}
