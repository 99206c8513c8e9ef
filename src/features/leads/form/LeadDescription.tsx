import { useFormikContext } from 'formik';
import { Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PostingText, useFormReading } from '#features/extraction/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { LeadField } from './LeadField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';
import { usePickFields } from './pickFields.ts';

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
    ${text.sectionTitle}
  }
  p,
  h2 + * {
    flex: 1;
  }
`;

interface LeadDescriptionProps {
  /** All that a captured page says, to pick words from; '' without. */
  pageText: string;
}

/** The description beside the form: the posting, in which the user picks words for the fields, or a field. */
export function LeadDescription({ pageText }: LeadDescriptionProps) {
  const { values, initialValues, errors } = useFormikContext<LeadFormValues>();
  const { leadDescription } = values;
  const isAsRead = leadDescription === initialValues.leadDescription;
  const posting = (isAsRead && pageText) || leadDescription;
  const reading = useFormReading();
  const [isEditing, setEditing] = useState(false);
  const { fields, quotes } = usePickFields(posting, reading?.quotes ?? {});
  const isOpen = isEditing || posting === '' || errors.leadDescription !== undefined;
  return (
    <Sheet as="section" aria-label="Lead Description">
      <header>
        <h2>Posting</h2>
        <Muted>{isOpen ? '' : 'Click a line, or select words'}</Muted>
        {reading?.replaced && (
          <Button variant="ghost" icon={Undo2} onClick={reading.undoPick}>
            Undo
          </Button>
        )}
        <Button variant="ghost" icon={Pencil} onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Done' : 'Edit'}
        </Button>
      </header>
      {isOpen ? (
        <LeadField name="leadDescription" rows={16} />
      ) : (
        <PostingText text={posting} fields={fields} quotes={quotes} />
      )}
    </Sheet>
  );
}
