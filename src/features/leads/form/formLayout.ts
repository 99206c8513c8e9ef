import { Form } from 'formik';
import styled from 'styled-components';
import { LEAD_FORM_NAMES } from '#domain/contract/leadFields.ts';
import { linkedQuotes } from '#features/extraction/index.ts';
import { FormFooter } from '#ui/fields/FormFooter.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, media, space } from '#ui/theme.ts';

export const BackOnPhone = styled.div`
  ${media.wide} {
    header button {
      display: none;
    }
  }
`;

export const PartsOnPhone = styled.div`
  margin-bottom: ${space[3]};
  fieldset {
    display: flex;
  }
  ${media.wide} {
    display: none;
  }
`;

/** The posting beside the form, or below it; on a phone, one of both. */
export const FormAndPosting = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: 680px;
  ${linkedQuotes(LEAD_FORM_NAMES)}
  ${media.narrow} {
    &[data-part='posting'] > :first-child,
    &[data-part='form'] > :nth-child(2) {
      display: none;
    }
  }
  @media (min-width: 1100px) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) 424px;
      max-width: none;
    }
  }
`;

export const FlushSheet = styled(FlushCard)`
  overflow: visible;
  > section {
    border-top: 1px solid ${color.line};
  }
`;

export const Fields = styled(Stack)`
  padding: ${space[5]};
  ${media.narrow} {
    padding: ${space[4]};
  }
`;

/** On a phone, the page's header has Cancel's part. */
export const Buttons = styled(FormFooter)`
  padding-inline: ${space[5]};
  > :first-child {
    margin-right: auto;
  }
  ${media.narrow} {
    /* At the end of a short form, it would cover half of its folds. */
    position: static;
    flex-wrap: nowrap;
    > :first-child {
      display: none;
    }
  }
`;

/** The title in a line of its own once there is one. */
export const MainFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[3]};
  align-items: start;
  &[data-filled] > :first-child {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What a fold of the form holds. */
export const FoldBody = styled(Stack)`
  padding: ${space[2]} ${space[5]} ${space[5]};
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;
