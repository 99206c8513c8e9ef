import styled from 'styled-components';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, font, layer, media, radius, space, text, tone } from '#ui/theme.ts';

/** The screen fills the page's part of the panel, to its edges. */
export const FormScreen = styled.div`
  margin: -${space[5]} -${space[4]} -${space[12]};
  background: ${color.surface};
`;

export const ScreenHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 56px;
  padding: ${space[1]} ${space[4]} ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  > div {
    flex: 1;
    min-width: 0;
  }
  h1,
  p {
    ${ellipsis}
  }
  h1 {
    ${text.cardTitle}
    outline: none;
  }
  p {
    ${text.smallest}
    color: ${color.ink2};
  }
`;

export const Group = styled.section`
  padding: ${space[4]};
  border-bottom: 1px solid ${color.line};
  h2 {
    display: flex;
    justify-content: space-between;
    margin-bottom: ${space[2]};
    ${text.label}
    font-weight: 600;
    > span {
      color: ${color.ink3};
      font-weight: 400;
    }
  }
`;

/** What the check of a model's answer found. */
export const Claims = styled.p`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${tone.progress.bg};
  ${text.small}
  overflow-wrap: anywhere;
`;

export const TextButton = styled.button`
  display: block;
  ${text.label}
  color: ${color.accentText};
  ${media.touch} {
    min-height: 44px;
  }
`;

/** A checkbox, a label and a value in one line. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 16px 92px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 10px;
  min-height: 30px;
  ${text.small}
  > label,
  > span {
    color: ${color.ink2};
    ${ellipsis}
  }
  > svg {
    color: ${color.successFg};
  }
  > p {
    overflow-wrap: anywhere;
  }
  input[type='checkbox'] {
    width: 16px;
    height: 16px;
    accent-color: ${color.accent};
  }
  @media (max-width: 349px) {
    grid-template-columns: 16px minmax(0, 1fr) auto;
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

/** A value that looks like text until it's used. */
export const ValueInput = styled.input`
  && {
    width: 100%;
    min-width: 0;
    min-height: 28px;
    padding: 0 ${space[1]};
    margin-left: -${space[1]};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.ink};
    ${text.small}
    text-overflow: ellipsis;
  }
  &&:hover {
    background: ${color.hover};
  }
  &&:focus {
    border-color: ${color.control};
    background: ${color.surface};
  }
  ${media.touch} {
    && {
      min-height: 44px;
    }
  }
`;

/** A question with its answer below it. */
export const Answer = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 10px;
  padding-block: ${space[1]};
  ${text.small}
  > input {
    align-self: center;
    width: 16px;
    height: 16px;
    accent-color: ${color.accent};
  }
  > small {
    ${text.smallest}
    color: ${color.ink3};
  }
  > button,
  > textarea,
  > p {
    grid-column: 2 / -1;
  }
  > p {
    ${text.smallest}
    color: ${color.ink3};
  }
  > button {
    overflow: hidden;
    font-family: ${font.serif};
    font-size: 0.9375rem;
    text-align: start;
    color: ${color.ink2};
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const ScreenFoot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  > small {
    ${text.smallest}
    color: ${color.ink2};
    text-align: center;
  }
  > p {
    ${text.small}
    color: ${color.ink2};
  }
`;

export const Note = styled.p`
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink2};
`;
