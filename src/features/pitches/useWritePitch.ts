import { useRef, useState } from 'react';
import { useWritePitchMutation } from '#api/api.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';

/** Asks for a pitch, stops the one that is being written, and says what went wrong. */
export function useWritePitch() {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [trigger] = useWritePitchMutation();
  const running = useRef<ReturnType<typeof trigger>>(undefined);
  const [problem, setProblem] = useState<string | null>(null);

  async function writePitch(values: PitchFormValues) {
    setProblem(null);
    const call = trigger(formToPitchRequest(values, userId));
    running.current = call;
    const { data, error } = await call;
    // A pitch that the user stopped, or replaced by another, is no failure.
    if (running.current !== call) return;
    running.current = undefined;
    if (error) setProblem(pitchMessage(error));
    else if (!data?.pitch.content) setProblem('Failed to generate pitch: No content received.');
  }

  function stopPitch() {
    const call = running.current;
    running.current = undefined;
    call?.abort();
  }

  return { writePitch, stopPitch, problem };
}
