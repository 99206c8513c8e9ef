import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { color, radius, space, text } from '../theme.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  p {
    min-width: 0;
    ${text.small}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
`;

/** Replaces a removed entry and takes its focus; Undo restores the entry. */
export const RemovedEntry = ({ title, onUndo }: { title: string; onUndo: () => void }) => (
  <Row>
    <p role="status">Removed: {title}</p>
    <Button autoFocus variant="ghost" icon={Undo2} onClick={onUndo}>
      Undo
    </Button>
  </Row>
);
