import { useState } from 'react';
import styled from 'styled-components';
import { emailAddressesIn, isEmailAddress } from '#domain/emailAddress.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { space } from '#ui/theme.ts';

/** On a line of its own, below the buttons that it explains. */
const Box = styled.div`
  &&& {
    flex: 1 0 100%;
    grid-column: 1 / -1;
    order: 1;
    max-width: 34rem;
    padding: ${space[1]} 0;
    white-space: normal;
  }
  > button {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** The button stays beside the field, however narrow. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  /* The label may have two lines. */
  align-items: end;
  &:has([aria-invalid='true']) {
    align-items: center;
  }
`;

interface MissingAddressProps {
  /** The text of the posting, which may have an address. */
  posting: string;
  onAddress: (email: string) => void;
}

/** Why a pitch can't be emailed (product spec, section 5), and the field for the address. */
export function MissingAddress({ posting, onAddress }: MissingAddressProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  function add() {
    const email = typed.trim();
    if (isEmailAddress(email)) onAddress(email);
    else setProblem('Enter an email address such as name@example.com.');
  }
  return (
    <Box>
      <Line>
        <TextField
          type="email"
          label="Please provide a contact email to send the pitch"
          placeholder="name@example.com"
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Don't submit the surrounding form.
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Add</Button>
      </Line>
      {emailAddressesIn(posting).map((address) => (
        <Button key={address} variant="ghost" onClick={() => onAddress(address)}>
          Use {address} from the posting
        </Button>
      ))}
    </Box>
  );
}
