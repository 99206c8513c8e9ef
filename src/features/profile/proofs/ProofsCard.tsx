import { FileUp, Plus, Quote } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { ProofField } from './ProofField.tsx';
import { ProofRow } from './ProofRow.tsx';
import { SheetHead } from './ProofSheet.tsx';
import { proofGroups } from './proofGroups.ts';
import { saveProof } from './proofThunks.ts';

const Group = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  padding: ${space[1]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.small}
  font-weight: 600;
  span {
    font-weight: 400;
    color: ${color.ink2};
  }
`;

const NewProof = styled.div`
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
`;

const AddButton = styled(Button)`
  &&& {
    color: ${color.accentText};
  }
`;

/** The user's proofs by experience. */
export function ProofsCard({ profile }: { profile: UserProfile }) {
  const [isAdding, setIsAdding] = useState(false);
  const dispatch = useAppDispatch();
  const list = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const groups = proofGroups(profile);
  useFocusNextItem(list, profile.proofs);

  function closeField() {
    setIsAdding(false);
    addButton.current?.focus();
  }

  if (groups.length === 0 && !isAdding) {
    return (
      <EmptyState
        icon={Quote}
        title="No proofs yet"
        text="A proof is one sentence about your own work, with place and result. Letters use the two or three that fit."
        action={
          <Row $justify="center">
            <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
              Add
            </Button>
            <Button asChild icon={FileUp}>
              <Link to="/app/edit-profile">Upload Resume</Link>
            </Button>
          </Row>
        }
      />
    );
  }
  return (
    <FlushCard as="section" aria-labelledby="proofs-title" ref={list}>
      <SheetHead>
        <div>
          <h2 id="proofs-title">Proofs</h2>
          <p>Your own sentences. Letters use the two or three that fit, starred first.</p>
        </div>
        <AddButton ref={addButton} variant="ghost" icon={Plus} onClick={() => setIsAdding(true)}>
          Add
        </AddButton>
      </SheetHead>
      {isAdding && (
        <NewProof>
          <ProofField
            label="New proof"
            value=""
            onSave={async (sentence) => (await dispatch(saveProof({ text: sentence }))) !== null}
            onClose={closeField}
          />
        </NewProof>
      )}
      {groups.map(({ name, role, proofs }) => (
        <div key={`${name} ${role}`}>
          {(name !== '' || groups.length > 1) && (
            <Group>
              {name || 'Other'} {role && <span>{role}</span>}
            </Group>
          )}
          <ul aria-label={name || 'Other'}>
            {proofs.map((proof) => (
              <ProofRow key={proof.id} proof={proof} />
            ))}
          </ul>
        </div>
      ))}
    </FlushCard>
  );
}
