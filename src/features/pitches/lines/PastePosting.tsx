import { useState } from 'react';
import styled from 'styled-components';
import { useUpdateLeadMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { failed } from '#features/shell/failed.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space } from '#ui/theme.ts';

const Box = styled(Stack)`
  padding: ${space[4]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

/** For a lead without the text of its posting: what they ask for is read from it. */
export function PastePosting({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const [updateLead, { isLoading }] = useUpdateLeadMutation();
  const [typed, setTyped] = useState('');
  const description = typed.trim();
  const isTooLong = description.length > LIMITS.description;
  async function save() {
    const { error } = await updateLead({ id: lead.id, changes: { description }, base: lead });
    if (error) dispatch(failed(error, 'updating lead', lead.id));
  }
  return (
    <Box $gap={3}>
      <TextField
        label="Paste the posting"
        multiline
        rows={6}
        value={typed}
        error={isTooLong && `The posting must be ${LIMITS.description} characters or fewer.`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button disabled={description === '' || isTooLong} busy={isLoading} onClick={save}>
        Save
      </Button>
    </Box>
  );
}
