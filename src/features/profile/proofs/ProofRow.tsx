import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Proof } from '#domain/contract/profile.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { ProofField } from './ProofField.tsx';
import { Sentence, Source } from './ProofSheet.tsx';
import { changeProofs } from './proofThunks.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  padding: ${space[2]} ${space[3]} ${space[3]} ${space[3]};
  border-top: 1px solid ${color.line};
  &:hover {
    background: ${color.hover};
  }
  [aria-pressed='true'] {
    color: ${color.accent};
    svg {
      fill: currentColor;
    }
  }
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`;

const Body = styled.div`
  padding-top: 5px;
  ${text.body}
`;

const Actions = styled.div`
  display: flex;
  align-items: start;
`;

/** What becomes of the line that a proof comes from. */
const lineState = ({ source }: Proof, dropped: boolean) =>
  source === '' ? [] : [{ source, text: '', dropped }];

/** A proof: star it, edit it in place, or delete it. */
export function ProofRow({ proof }: { proof: Proof }) {
  const dispatch = useAppDispatch();
  const [isEditing, setIsEditing] = useState(false);
  const save = (changes: Partial<Proof>) =>
    dispatch(changeProofs({ saved: [{ proof: { ...proof, ...changes }, was: proof }] }));
  const remove = () =>
    dispatch(
      changeProofs(
        { deleted: [proof.id], suggestions: lineState(proof, true) },
        {
          text: 'Proof deleted.',
          undo: { saved: [{ proof }], suggestions: lineState(proof, false) },
        },
      ),
    );
  return (
    <Row aria-label={proof.text}>
      <IconButton
        label="Star"
        icon={Star}
        aria-pressed={proof.starred}
        onClick={() => save({ starred: !proof.starred })}
      />
      <Body>
        {isEditing ? (
          <ProofField
            label="Proof"
            value={proof.text}
            onSave={(sentence) => save({ text: sentence })}
            onClose={() => setIsEditing(false)}
          />
        ) : (
          <Sentence>{proof.text}</Sentence>
        )}
        <Source>{proof.source === '' ? 'Added by you' : `Resume: “${proof.source}”`}</Source>
      </Body>
      <Actions>
        <IconButton label="Edit" icon={Pencil} onClick={() => setIsEditing(true)} />
        <IconButton label="Delete" icon={Trash2} onClick={remove} />
      </Actions>
    </Row>
  );
}
