import styled, { css } from 'styled-components';
import { Card } from '#ui/Card.tsx';
import { color, space, text } from '#ui/theme.ts';

/** Two lines at most, with an ellipsis. */
const twoLines = css`
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** A header, rows, a note and a footer. Nested selectors keep a card to few components. */
export const CardBody = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  min-width: 0;

  > header {
    display: flex;
    gap: ${space[3]};
    min-width: 0;
    > div {
      min-width: 0;
    }
    h2 {
      ${text.cardTitle}
      ${twoLines}
      text-wrap: wrap;
    }
    p {
      ${text.small}
      color: ${color.ink2};
      ${twoLines}
    }
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-width: 0;
  }
  > blockquote {
    ${text.small}
    color: ${color.ink2};
    border-left: 2px solid ${color.line2};
    padding-left: ${space[3]};
    ${twoLines}
  }
  > footer {
    margin-top: auto;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    > span {
      ${text.small}
      color: ${color.ink3};
      white-space: nowrap;
    }
    > div {
      display: flex;
      margin-right: -${space[2]};
    }
  }
`;

export const AddNote = styled.button`
  ${text.small}
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 24px;
  color: ${color.accentText};
  font-weight: 500;
  &:hover {
    text-decoration: underline;
  }
`;
