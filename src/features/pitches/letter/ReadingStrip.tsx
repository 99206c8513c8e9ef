import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { SpinnerMark } from '#ui/feedback/SpinnerMark.tsx';
import { color } from '#ui/theme.ts';
import { undo } from '../letterSteps.ts';
import { useLit } from '../lit.ts';
import type { OpenLetter } from '../useLetter.ts';
import { Strip } from './ClaimStrip.tsx';

/** What the employer's reading changed, lit while it's asked for. */
export const CHANGED = 'changed';

const Calm = styled(Strip)`
  border-top-color: ${color.line};
  background: ${color.selected};
  > svg,
  > button {
    color: ${color.accent};
  }
`;

/** Says that the model reads the letter as the employer would, and then what that changed. */
export function ReadingStrip({ letter }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const { light } = useLit();
  const { isReading, state, leadId } = letter;
  if (!isReading && !state.before) return null;
  const show = () => light(CHANGED);
  const hide = () => light(null);
  return (
    <Calm aria-label="Second reading">
      {isReading ? <SpinnerMark /> : <Icon of={Check} />}
      <p role="status">
        <strong>{isReading ? 'Reading it' : 'Read'} as the employer would</strong>
        {isReading && 'You can read and copy meanwhile.'}
      </p>
      {!isReading && (
        <>
          <button
            type="button"
            onPointerDown={show}
            onPointerUp={hide}
            onPointerLeave={hide}
            onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && show()}
            onKeyUp={hide}
            onBlur={hide}
          >
            What changed
          </button>
          <button type="button" onClick={() => dispatch(undo(leadId))}>
            Before this
          </button>
        </>
      )}
    </Calm>
  );
}
