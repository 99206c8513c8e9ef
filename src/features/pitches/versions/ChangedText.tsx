import { type Change, diffWordsWithSpace } from 'diff';
import styled from 'styled-components';
import { color, tone } from '#ui/theme.ts';

const Text = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ins {
    background: ${tone.success.bg};
    color: ${tone.success.fg};
    text-decoration: none;
  }
  del {
    color: ${color.ink3};
  }
`;

interface ChangedTextProps {
  /** `undefined` for a text without changes. */
  before: string | undefined;
  after: string;
}

/** Of words that were added or removed. Comparing takes as many times longer. */
const MOST_CHANGES = 1_000;

/** The parts of a text by word. Of two texts that have little in common, all of both. */
const changesOf = (before: string, after: string): Partial<Change>[] =>
  diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES }) ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ];

/** A text with the words that were added and removed. */
export const ChangedText = ({ before, after }: ChangedTextProps) => (
  <Text>
    {changesOf(before ?? after, after).map(({ added, removed, value }, index) => {
      const Part = added ? 'ins' : removed ? 'del' : 'span';
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
      return <Part key={index}>{value}</Part>;
    })}
  </Text>
);
