import styled from 'styled-components';
import { ellipsis } from '../ellipsis.ts';
import { color, font, layer, media, radius, shadow, space, text } from '../theme.ts';

/* Two panes beside each other below a head, such as a letter's; without room, one below a line with Back. */

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  @media (min-width: 1100px) {
    /* The header of the app, and the space around the page. */
    height: calc(100dvh - 100px);
    min-height: 38rem;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[4]};
  min-height: 60px;
  margin-bottom: ${space[4]};
`;

export const Title = styled.div`
  flex: 1;
  min-width: 0;
  h1 {
    ${text.pageTitle}
    font-size: 1.75rem;
    ${ellipsis}
  }
  h1 > button {
    max-width: 100%;
    ${ellipsis}
    &:hover {
      color: ${color.accentText};
    }
  }
  p {
    ${text.small}
    color: ${color.ink2};
    ${ellipsis}
  }
`;

/** As high as the window, where each side scrolls by itself. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 440px minmax(0, 1fr);
  gap: ${space[5]};
  flex: 1;
  min-height: 22rem;
`;

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  @media (max-width: 1099.98px) {
    border-width: 0 0 1px;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const PaneHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  padding: ${space[1]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  h2 {
    ${text.sectionTitle}
  }
  > :last-child {
    flex: none;
    margin-left: auto;
  }
`;

export const Counts = styled.span`
  ${text.small}
  color: ${color.ink3};
`;

export const NarrowSheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  margin: -${space[5]} -${space[4]} -${space[12]};
  background: ${color.surface};
  ${media.wide} {
    margin: 0;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
`;

export const Back = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 56px;
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  ${media.narrow} {
    position: sticky;
    top: var(--head, 0px);
    z-index: ${layer.sticky};
  }
  ${Title} h1 {
    ${text.body}
    font-family: ${font.sans};
    font-weight: 600;
    letter-spacing: normal;
  }
  ${Title} p {
    display: flex;
    gap: ${space[2]};
    ${text.smallest}
    > :first-child {
      ${ellipsis}
    }
    > :last-child {
      flex: none;
      font-size: inherit;
    }
  }
`;

export const ActionRow = styled.div`
  position: sticky;
  bottom: var(--foot, 0px);
  z-index: ${layer.raised};
  display: flex;
  justify-content: flex-end;
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;
