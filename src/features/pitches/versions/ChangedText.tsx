import { diffWordsWithSpace } from 'diff';
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

/** A text with the words that were added and removed. */
export const ChangedText = ({ before, after }: ChangedTextProps) => (
  <Text>
    {diffWordsWithSpace(before ?? after, after).map(({ added, removed, value }, index) => {
      const Part = added ? 'ins' : removed ? 'del' : 'span';
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
      return <Part key={index}>{value}</Part>;
    })}
  </Text>
);
