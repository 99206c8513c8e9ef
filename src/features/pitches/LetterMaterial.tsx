import type { ReactNode } from 'react';
import styled from 'styled-components';
import { canCover } from '#domain/pitches/asked/coverage.ts';
import { color, font, space, text } from '#ui/theme.ts';
import { PROFILE_FIRST } from './useNeedsProfile.ts';
import type { OpenPitch } from './usePitch.ts';

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  ${text.body}
  color: ${color.ink2};
  > h2 {
    color: ${color.ink};
    font: 450 1.5rem / 1.3 ${font.serif};
    text-wrap: balance;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  width: 100%;
  margin-top: ${space[4]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > * {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  dt {
    ${text.small}
    color: ${color.ink3};
  }
  dd {
    ${text.label}
    color: ${color.ink};
  }
`;

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** So many are named. */
const NAMED = 3;

function named(texts: readonly string[]): string {
  const rest = texts.length - NAMED;
  return LIST.format([...texts.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])]);
}

/** What the letter will be made of, and what it leaves out. */
function factsOf({ asked: { lines } }: OpenPitch): [string, string][] {
  const evidence = lines.flatMap(({ evidence: [best] }) => best ?? []);
  const own = new Set(
    evidence.flatMap(({ kind, id }) => (kind === 'proof' || kind === 'suggestion' ? id : [])),
  );
  const answers = evidence.filter(({ kind }) => kind === 'answer').map((answer) => answer.text);
  const gaps = lines.filter((line) => canCover(line) && line.evidence.length === 0);
  const facts: [string, string][] = [
    ['Your sentences', own.size > 0 ? `${own.size} that fit what they ask for` : ''],
    ['Your answers', named(answers)],
    ['Left out', named(gaps.map((line) => line.text))],
  ];
  return facts.filter(([, value]) => value !== '');
}

interface LetterMaterialProps {
  pitch: OpenPitch;
  completeProfile: ReactNode;
}

/** What a letter would be written from, before there is one; or what is missing. */
export function LetterMaterial({ pitch, completeProfile }: LetterMaterialProps) {
  const { values, needsProfile, isMissing, canWrite } = pitch;
  if (needsProfile) {
    return (
      <Box>
        <h2>Start with your profile</h2>
        <p>{PROFILE_FIRST}</p>
        {completeProfile}
      </Box>
    );
  }
  if (!canWrite) {
    return (
      <Box>
        <h2>Choose a lead or paste a posting</h2>
        <p>Your pitch will appear here.</p>
      </Box>
    );
  }
  if (isMissing) {
    return (
      <Box>
        <h2>Nothing in your profile fits this posting yet</h2>
        <p>
          Tell them about one thing you did that fits: add a sentence to what they ask for. One is
          enough, and it’s saved for other letters.
        </p>
      </Box>
    );
  }
  const [firstName] = values.contactName.split(' ');
  const facts = factsOf(pitch);
  return (
    <Box>
      <h2>Your letter{firstName && ` to ${firstName}`} will appear here.</h2>
      <p>
        It uses only what you and the posting say.
        {facts.length > 0 && ' This is what it has to work with:'}
      </p>
      {facts.length > 0 && (
        <Facts>
          {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={value}>{value}</dd>])}
        </Facts>
      )}
    </Box>
  );
}
