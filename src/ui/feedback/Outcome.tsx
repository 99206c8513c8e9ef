import { CheckCircle2 } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { focusWhenLost } from '../hooks/focusWhenLost.ts';
import { radius, space, tone } from '../theme.ts';

const OutcomeBox = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${tone.success.bg};
  color: ${tone.success.fg};

  > svg {
    margin-top: 3px;
  }
  strong {
    font-weight: 600;
  }
  &:focus {
    outline: none;
  }
`;

/** The result of an import. Takes the focus if it was lost, so that the next Tab goes to what follows. */
export function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <OutcomeBox ref={focusWhenLost} role="status" tabIndex={-1}>
      <Icon of={CheckCircle2} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </OutcomeBox>
  );
}
