import styled from 'styled-components';
import { color, font, media, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';

/** A row of Replies: a monogram, what was written, when, and what can be done. */
export const ReplyItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  > * {
    grid-row: span 2;
  }
  > time,
  > :last-child {
    grid-row: auto;
    grid-column: 3;
    place-self: end;
  }
  > time {
    align-self: start;
    ${text.small}
    color: ${color.ink3};
  }
  > :only-child {
    grid-column: 1 / -1;
    place-self: auto;
  }
  small {
    ${text.small}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  label {
    ${visuallyHidden}
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    overflow-wrap: anywhere;
    ${text.small}
    color: ${color.ink2};
  }
  q {
    font-family: ${font.serif};
  }
  ${media.narrow} {
    padding-inline: ${space[4]};
    > div:nth-child(2) {
      grid-row: auto;
      grid-column: 2 / -1;
    }
    > time {
      grid-column: 2;
      place-self: center start;
    }
  }
`;
