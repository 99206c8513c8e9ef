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

/** What is missing for a letter, as title, text and a way on; `null` if nothing is. */
function missing({ pitch, completeProfile }: LetterMaterialProps): ReactNode[] | null {
  if (pitch.needsProfile) return ['Start with your profile', PROFILE_FIRST, completeProfile];
  if (!pitch.canWrite)
    return ['Choose a lead or paste a posting', 'Your pitch will appear here.', null];
  if (!pitch.isMissing) return null;
  const advice =
    'Tell them about one thing you did that fits: add a sentence to what they ask for. One is enough, and it’s saved for other letters.';
  return ['Nothing in your profile fits this posting yet', advice, null];
}

/** What a letter would be written from, before there is one; or what is missing. */
export function LetterMaterial(props: LetterMaterialProps) {
  const [firstName] = props.pitch.values.contactName.split(' ');
  const facts = factsOf(props.pitch);
  const uses = `It uses only what you and the posting say.${facts.length > 0 ? ' This is what it has to work with:' : ''}`;
  const name = firstName ? ` to ${firstName}` : '';
  const gap = missing(props);
  const [title, text, way] = gap ?? [`Your letter${name} will appear here.`, uses, null];
  return (
    <Box>
      <h2>{title}</h2>
      <p>{text}</p>
      {way}
      {!gap && facts.length > 0 && (
        <Facts>
          {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={value}>{value}</dd>])}
        </Facts>
      )}
    </Box>
  );
}
