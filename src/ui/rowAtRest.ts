import styled from 'styled-components';

/** Below a row that isn't pointed at and hasn't the focus. Hidden there, a control isn't a tab stop either. */
export const AT_REST = '[data-row]:not(:hover, :focus-within, :has([aria-expanded=true])) &';

/** Controls of a row that show on hover and focus. */
export const RowActions = styled.div`
  display: flex;
  @media (hover: hover) {
    ${AT_REST} {
      visibility: hidden;
    }
  }
`;
