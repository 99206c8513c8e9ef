import { useFormikContext } from 'formik';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PostingText } from '#features/extraction/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { LeadField } from './LeadField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

/** As high as the form beside it. */
const Sheet = styled(Card)`
  padding: 0 ${space[5]} ${space[5]};
  @media (min-width: 1100px) {
    height: 0;
    min-height: 100%;
    overflow-y: auto;
  }
  > header {
    position: sticky;
    top: 0;
    display: flex;
    align-items: center;
    gap: ${space[3]};
    margin: 0 -${space[5]} ${space[3]};
    padding: 6px ${space[2]} 6px ${space[5]};
    border-bottom: 1px solid ${color.line};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.surface};
  }
  h2 {
    flex: 1;
    ${text.sectionTitle}
  }
  ${media.narrow} {
    /* On a phone, it's one line until it's edited. */
    &:has(> header + p) {
      padding-bottom: 0;
      > header {
        margin-bottom: 0;
        border: 0;
      }
      > p {
        display: none;
      }
    }
  }
`;

/** The description beside the form: the posting's words, or a field. */
export function LeadDescription() {
  const { values, errors } = useFormikContext<LeadFormValues>();
  const { leadDescription } = values;
  const [isEditing, setEditing] = useState(false);
  const words = leadDescription.split(/\s+/).filter(Boolean).length;
  const isOpen = isEditing || leadDescription === '' || errors.leadDescription !== undefined;
  return (
    <Sheet as="section" aria-label="Lead Description">
      <header>
        <h2>Lead Description</h2>
        <Muted>{words} words</Muted>
        <Button variant="ghost" icon={Pencil} onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Done' : 'Edit'}
        </Button>
      </header>
      {isOpen ? (
        <LeadField name="leadDescription" rows={16} />
      ) : (
        <PostingText text={leadDescription} />
      )}
    </Sheet>
  );
}
