import styled from 'styled-components';
import { color, space } from '#ui/theme.ts';

/** The buttons of a view, below its content. Desktop sizes: the panel is narrow, but not a phone. */
export const ActionBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};

  && > * {
    flex: 1 1 auto;
    min-height: 36px;
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
`;

/** The scrolling part of a view. */
export const ViewBody = styled.div`
  /* Radix's hidden form controls are placed absolutely; they scroll with the view. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  /* A field with an error comes into view with its label. */
  scroll-padding-top: ${space[8]};
  padding: ${space[3]} ${space[4]} ${space[5]};
  scrollbar-width: thin;
`;
