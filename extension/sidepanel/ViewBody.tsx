import styled from 'styled-components';
import { space } from '#ui/theme.ts';

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
