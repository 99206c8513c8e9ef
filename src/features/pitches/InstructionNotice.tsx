import styled from 'styled-components';
import { radius, space, text, tone } from '#ui/theme.ts';

const Notice = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${tone.progress.bg};
  ${text.small}
  color: ${tone.progress.fg};
  overflow-wrap: anywhere;
`;

/** Quotes what a posting says to an AI. Nothing for most postings. */
export const InstructionNotice = ({ toAI }: { toAI: readonly string[] }) =>
  toAI.length > 0 && (
    <Notice>
      This posting speaks to an AI: {toAI.map((said) => `“${said}”`).join(' ')} Letters ignore it.
      Decide for yourself whether to follow it.
    </Notice>
  );
