import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ProofSuggestion } from '#domain/profile/suggestedProofs.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { color, media, space } from '#ui/theme.ts';
import { ProofField } from './ProofField.tsx';
import { Sentence, Source } from './ProofSheet.tsx';
import type { NewProof } from './proofThunks.ts';

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

export interface SuggestionActions {
  /** Resolves to whether the sentence was kept. */
  onKeep: (proof: NewProof) => Promise<boolean>;
  /** None where the line needn't be dropped. */
  onDrop?: ((suggestion: ProofSuggestion) => void) | undefined;
}

/** A line of the resume as a sentence, or to be worded: keep it, edit it in place, or drop it. */
export function SuggestionRow({
  suggestion,
  onKeep,
  onDrop,
}: SuggestionActions & { suggestion: ProofSuggestion }) {
  const { text, source } = suggestion;
  const [isEditing, setIsEditing] = useState(false);
  const keep = (sentence: string) => onKeep({ text: sentence, source });
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
          {onDrop && (
            <Button variant="ghost" onClick={() => onDrop(suggestion)}>
              Drop
            </Button>
          )}
        </Actions>
      </Foot>
    </Row>
  );
}
