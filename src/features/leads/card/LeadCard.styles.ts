import styled, { css } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';
import { color, motion, radius, space, text } from '#ui/theme.ts';

/** Two lines at most, with an ellipsis. */
const twoLines = css`
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** The title's link covers the card. Buttons are above it. */
const cardLink = css`
  position: relative;
  transition: border-color ${motion.fast};

  h2 a {
    outline: none;
    &::after {
      content: '';
      position: absolute;
      inset: -1px;
      border-radius: ${radius.card};
    }
    &:focus-visible::after {
      outline: 2px solid ${color.accent};
      outline-offset: 2px;
    }
  }
  button {
    position: relative;
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.selected};
  }
  &:hover {
    border-color: ${color.control};
  }
`;

/** A header, rows, a note and a footer. Nested selectors keep a card to few components. */
export const CardBody = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  min-width: 0;
  ${cardLink}

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
    > p {
      ${twoLines}
    }
    &[data-note] > p {
      border-left: 2px solid ${color.line2};
      padding-left: ${space[3]};
    }
  }
  > p {
    margin: auto;
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
  /* Its details are open beside the list. */
  &:has(a[aria-current]) {
    border-color: ${color.accent};
    box-shadow: inset 3px 0 ${color.accent};
  }

  /* Dimmed without opacity, so that text keeps its contrast. */
  &[data-outdated] {
    border: 1px dashed ${color.line2};
    background: none;
    box-shadow: none;
    h2,
    p {
      color: ${color.ink3};
    }
    header [aria-hidden] {
      opacity: 0.5;
    }
  }
`;
