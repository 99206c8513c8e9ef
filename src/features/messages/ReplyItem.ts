import styled from 'styled-components';
import { color, font, media, space, text } from '#ui/theme.ts';

/** A row of Replies: a monogram, what was written, when, and what can be done. */
export const ReplyItem = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  > div:nth-child(2) {
    flex: 1;
    min-width: 0;
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
    flex-wrap: wrap;
    padding-inline: ${space[4]};
    > div:nth-child(2) {
      flex-basis: calc(100% - 48px);
    }
    > time {
      flex: 1;
      align-self: center;
      padding-left: 48px;
    }
  }
`;
