import styled from 'styled-components';
import { color, media, space, text } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** The search, the filters and the menu of a list. */
export const Toolbar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  > :first-child {
    flex: 1 1 0;
    min-width: 8rem;
    max-width: 16.25rem;
  }
  > button {
    flex: none;
  }
  ${media.single} {
    flex-wrap: wrap;
  }
  ${media.narrow} {
    > :first-child {
      max-width: none;
    }
  }
`;

export const ToolbarEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
  ${media.narrow} {
    display: contents;
  }
`;

/** How many entries match. */
export const ToolbarCount = styled.p`
  ${text.small}
  color: ${color.ink3};
  white-space: nowrap;
  /* Below the header of the app. */
  scroll-margin-top: 96px;
  ${media.narrow} {
    order: 2;
    flex-basis: 100%;
  }
  &[data-all] {
    ${visuallyHidden}
  }
`;
