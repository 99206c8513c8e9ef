import styled from 'styled-components';
import { color, space } from '#ui/theme.ts';
import { pageTitle } from './siteStyles.ts';

/** A short, centered page with a title, a text and what to do next. */
export const CenteredPage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: min(40rem, 100%);
  margin-inline: auto;
  padding: ${space[12]} ${space[4]} ${space[20]};
  text-align: center;

  > h1 {
    ${pageTitle}
  }
  > h1 + p {
    margin: ${space[3]} 0 ${space[6]};
    font-size: 1rem;
    color: ${color.ink2};
    text-wrap: balance;
  }
`;
