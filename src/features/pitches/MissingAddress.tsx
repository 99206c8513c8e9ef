import { useState } from 'react';
import styled from 'styled-components';
import { emailAddressesIn, isEmailAddress } from '#domain/emailAddress.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ActionField } from '#ui/fields/ActionField.tsx';
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

interface MissingAddressProps {
  /** The text of the posting, which may have an address. */
  posting: string;
  onAddress: (email: string) => void;
}

/** Why a pitch can't be emailed (product spec, section 5), and the field for the address. */
export function MissingAddress({ posting, onAddress }: MissingAddressProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const email = typed.trim();
  return (
    <Box>
      <ActionField
        inline
        type="email"
        label="Please provide a contact email to send the pitch"
        placeholder="name@example.com"
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        error={problem}
        actionLabel="Add"
        onAction={() =>
          isEmailAddress(email)
            ? onAddress(email)
            : setProblem('Enter an email address such as name@example.com.')
        }
      />
      {emailAddressesIn(posting).map((address) => (
        <Button key={address} variant="ghost" onClick={() => onAddress(address)}>
          Use {address} from the posting
        </Button>
      ))}
    </Box>
  );
}
