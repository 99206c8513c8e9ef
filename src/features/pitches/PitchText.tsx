import styled from 'styled-components';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { CoveredLine } from '#domain/pitches/asked/coverage.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { letterParts } from '#domain/pitches/letter/letterEdits.ts';
import { color, text, tone } from '#ui/theme.ts';
import { OwnSentenceMark } from './letter/OwnSentenceMark.tsx';
import { useLetter } from './letter/useLetter.ts';

const Reading = styled.div`
  ${text.reading}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Cursor = styled.span`
  display: inline-block;
  width: 2px;
  height: 1.1em;
  margin-left: 1px;
  background: ${color.accent};
  vertical-align: text-bottom;
`;

/** A claim to check. */
const ClaimMark = styled.mark.attrs({ title: 'Not found in your profile.' })`
  background: ${tone.progress.bg};
  color: inherit;
  text-decoration: underline wavy ${tone.progress.fg} 1px;
  text-underline-offset: 4px;
`;

interface PitchTextProps {
  content: string;
  /** Shows a cursor at the end. */
  writing: boolean;
  /** The pitch whose claims are marked. */
  pitch: Pitch | null;
  /** What its posting asks for. */
  lines: readonly CoveredLine[];
}

/** The open pitch. The user's sentences and the claims to check are marked, and changed in place. */
export function PitchText({ content, writing, pitch, lines }: PitchTextProps) {
  const letter = useLetter();
  const claims = pitch ? claimsIn(content, pitch.unsupportedClaims) : [];
  const own = writing ? [] : letter.used;
  const parts = letterParts(
    content,
    own.map((sentence) => sentence.text),
    claims,
  );
  return (
    <Reading data-letter aria-live={writing ? 'off' : 'polite'}>
      {parts.map(({ text: part, start, sentence, claim }) => {
        const found = sentence && own.find((candidate) => candidate.text === sentence);
        if (found) {
          return <OwnSentenceMark key={found.id} sentence={found} letter={letter} lines={lines} />;
        }
        return claim ? <ClaimMark key={start}>{part}</ClaimMark> : part;
      })}
      {writing && <Cursor aria-hidden />}
    </Reading>
  );
}
