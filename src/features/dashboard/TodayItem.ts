import styled from 'styled-components';
import { coverRow } from '#ui/coverRow.ts';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, layer, radius, space, text } from '#ui/theme.ts';

/** A card whose rows have no room for their actions beside the words. */
export const SLIM = '@container (max-width: 35.99rem)';
export const WIDE = '@container (min-width: 36rem)';

/** A button or link that is only words, with a touch target larger than them. */
export const CardAction = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  font-weight: 500;
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A row of Today in one line: what it's about, why, what can be done, and when. */
export const TodayItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 48px;
  padding: ${space[1]} ${space[5]};
  border-top: 1px solid ${color.line};
  &:hover {
    background: ${color.hover};
  }
  > :last-child {
    grid-column: 4;
  }
  /* Buttons are above the link, which covers the row. */
  > [role='group'] {
    position: relative;
    z-index: ${layer.raised};
  }
  ${SLIM} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: 60px;
    padding: ${space[2]} ${space[4]};
    > :last-child {
      grid-area: 1 / 3;
    }
    > [role='group']:last-child {
      grid-area: 2 / 2 / auto / -1;
    }
  }
`;

/** Less room than for the reason beside the names. */
const TWO_LINES = '@container (max-width: 51rem)';

/** The lead's title, its company, and the reason. */
export const TodayWords = styled.div`
  display: flex;
  align-items: baseline;
  gap: 0 ${space[2]};
  min-width: 0;
  > * {
    ${ellipsis}
  }
  a {
    flex: 0 1 auto;
    font-weight: 600;
    ${coverRow}
  }
  span,
  p {
    ${text.small}
    color: ${color.ink2};
  }
  span {
    flex: 0 2 auto;
    color: ${color.ink3};
  }
  p {
    flex: 0 1 auto;
    margin-left: ${space[2]};
  }
  ${TWO_LINES} {
    flex-wrap: wrap;
    padding-block: ${space[1]};
    a,
    span {
      max-width: 100%;
    }
    p {
      flex-basis: 100%;
      margin-left: 0;
    }
  }
`;
