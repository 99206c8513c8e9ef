import styled, { css } from 'styled-components';
import { color, font, media, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';

/** Where the row is slim, its actions are below the words. */
const stacked = css`
  > div:nth-child(2):not(:has(+ button)) {
    grid-column: 2 / -1;
  }
  > div:nth-child(3) {
    grid-column: 2 / -1;
    justify-self: start;
  }
`;

/** A row with a message: a monogram, what was written, and what can be done. */
export const ReplyItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 68px;
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  > :only-child {
    grid-column: 1 / -1;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small,
  p {
    ${text.small}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  small {
    margin-left: ${space[1]};
  }
  p > b {
    margin-right: ${space[1]};
    font-weight: 500;
    color: ${color.ink};
  }
  label {
    ${visuallyHidden}
  }
  q,
  blockquote {
    font-family: ${font.serif};
  }
  blockquote {
    ${text.body}
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  &[data-stacked] {
    ${stacked}
  }
  ${media.narrow} {
    padding-inline: ${space[4]};
    ${stacked}
  }
`;
