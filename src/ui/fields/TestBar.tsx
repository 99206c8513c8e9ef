import { CheckCircle2, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../display/Icon.tsx';
import { color, media, space, text, tone } from '../theme.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  > p {
    ${text.small}
    color: ${color.ink3};
    strong {
      display: flex;
      gap: ${space[2]};
      color: ${tone.success.fg};
      font-weight: 500;
    }
    svg {
      margin-top: 2px;
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > p {
      order: -1;
    }
    > p:empty {
      display: none;
    }
  }
`;

/** What a test found. */
export const TestFound = ({ children }: { children: ReactNode }) => (
  <strong>
    <Icon of={CheckCircle2} />
    {children}
  </strong>
);

interface TestBarProps {
  /** `null` where there is nothing to test. */
  test: { run: () => void; isReady: boolean; isRunning: boolean; isDone: boolean } | null;
  status: ReactNode;
  form: { canSave: boolean; isSaving: boolean };
}

/** The foot of a form about a connection: tests it without saving, says what came of it, and saves. */
export const TestBar = ({ test, status, form }: TestBarProps) => (
  <Bar>
    {test && (
      <Button icon={Unplug} busy={test.isRunning} disabled={!test.isReady} onClick={test.run}>
        {test.isDone ? 'Test again' : 'Test'}
      </Button>
    )}
    <p role="status">{status}</p>
    <Button type="submit" variant="primary" busy={form.isSaving} disabled={!form.canSave}>
      Save
    </Button>
  </Bar>
);
