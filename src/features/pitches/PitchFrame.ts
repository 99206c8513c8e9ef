import styled, { css } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';
import { color, layer, media, radius, space, text, tone } from '#ui/theme.ts';

/** A query on the page's width: beside an open sidebar it's narrower than the window. */
export const besideForm = '@container pitches (min-width: 860px)';

/** A card that sticks to the window beside the form. */
const inPage = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  /* Clear of the page's header. */
  scroll-margin: 80px 0 16px;
  ${besideForm} {
    position: sticky;
    top: 80px;
    max-height: calc(100dvh - 96px);
    overflow-y: auto;
    scrollbar-width: thin;
    > section > header {
      position: sticky;
    }
  }
`;

/** Fills a panel and scrolls. Desktop sizes: it's narrow, but not a phone. */
const inPanel = css`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-width: thin;

  && > section {
    min-height: 100%;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    outline-offset: -2px;
  }
  && > section > header:first-child {
    padding-inline: ${space[3]};
    border-radius: 0;
    background: ${color.paper};
  }
  /* The settings and the buttons share lines. */
  && > section > header > div:first-child {
    display: contents;
  }
  && > section > header button {
    min-width: 32px;
    height: 32px;
    min-height: 32px;
    padding: 3px ${space[1]};
  }
  && > section > header:first-child + div {
    padding: ${space[3]} ${space[4]} ${space[5]};
  }
  && > section > footer {
    bottom: 0;
    max-height: 12rem;
    margin-top: auto;
    padding: ${space[2]} ${space[4]};
    overflow-y: auto;
    background: ${color.paper};
    scrollbar-width: thin;
    &[data-warns] {
      background: ${tone.progress.bg};
    }
  }
  /* In a low window, the letter needs all the room. */
  @media (min-height: 800px) {
    > section > header:first-child,
    > section > footer {
      position: sticky;
    }
  }
`;

/** The letter and what the posting asks for scroll as one. */
export const Column = styled.div<{ $docked: boolean }>`
  ${({ $docked }) => ($docked ? inPanel : inPage)}
`;

export const Sheet = styled(Card)`
  display: flex;
  flex: none;
  flex-direction: column;
  min-height: 15rem;
  padding: 0;
`;

export const Head = styled.header`
  z-index: ${layer.sticky};
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
`;

export const State = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
  margin-right: auto;
  ${media.narrow} {
    /* On its own line, so the actions stay together. */
    flex-basis: 100%;
  }
`;

/** The buttons that change and use the letter. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-left: auto;
`;

/** The letter's settings, on a line of their own. */
export const Settings = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-left: -${space[1]};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  ${media.narrow} {
    padding-inline: ${space[4]};
  }

  > * {
    width: 100%;
    max-width: 42rem;
    margin-inline: auto;
  }
`;

export const Subject = styled.p`
  ${text.small}
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} 0;
  color: ${color.ink3};
  text-align: center;
  ${text.body}
  text-wrap: balance;
`;
