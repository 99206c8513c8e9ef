import { css } from 'styled-components';

/** Below a lead that isn't pointed at and hasn't the focus. Hidden there, a control isn't a tab stop either. */
export const AT_REST = '[data-lead]:not(:hover, :focus-within, :has([aria-expanded=true])) &';

/** Controls of a lead that show on hover and focus. */
export const revealed = css`
  @media (hover: hover) {
    ${AT_REST} {
      visibility: hidden;
    }
  }
`;
