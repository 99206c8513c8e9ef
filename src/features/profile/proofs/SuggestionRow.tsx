import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { ProofSuggestion } from '#domain/profile/suggestedProofs.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { color, media, space } from '#ui/theme.ts';
import { ProofField } from './ProofField.tsx';
import { Sentence, Source } from './ProofSheet.tsx';
import { changeProofs } from './proofThunks.ts';
import { newProof } from './useSaveProof.ts';

const Row = styled.li`
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[1]};
  > p {
    flex: 1 1 16rem;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-left: auto;
  button {
    min-height: 28px;
    padding-block: 2px;
  }
  ${media.touch} {
    button {
      min-height: 44px;
    }
  }
`;

/** A line of the resume as a sentence, or to be worded: keep it, edit it in place, or drop it. */
export function SuggestionRow({ suggestion: { text, source } }: { suggestion: ProofSuggestion }) {
  const dispatch = useAppDispatch();
  const [isEditing, setIsEditing] = useState(false);
  const keep = (sentence: string) =>
    dispatch(changeProofs({ saved: [{ proof: newProof({ text: sentence, source }) }] }));
  const drop = () =>
    dispatch(
      changeProofs(
        { suggestions: [{ source, text, dropped: true }] },
        { text: 'Suggestion dropped.', undo: { suggestions: [{ source, text, dropped: false }] } },
      ),
    );
  return (
    <Row aria-label={text || source}>
      {isEditing ? (
        <ProofField
          label="Your sentence"
          value={text || source}
          onSave={keep}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        text !== '' && <Sentence>{text}</Sentence>
      )}
      <Foot>
        <Source>“{source}”</Source>
        <Actions>
          {text !== '' && (
            <Button icon={Check} onClick={() => keep(text)}>
              Keep
            </Button>
          )}
          <Button variant={text === '' ? 'secondary' : 'ghost'} onClick={() => setIsEditing(true)}>
            {text === '' ? 'Put into words' : 'Edit'}
          </Button>
          <Button variant="ghost" onClick={drop}>
            Drop
          </Button>
        </Actions>
      </Foot>
    </Row>
  );
}
