import { useRef, useState } from 'react';
import { useWritePitchMutation } from '#api/api.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';

/** Generates a pitch, and stops it. `problem` is the error of the last one. */
export function useWritePitch() {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [trigger] = useWritePitchMutation();
  const running = useRef<ReturnType<typeof trigger>>(undefined);
  const [problem, setProblem] = useState<string | null>(null);

  async function writePitch(values: PitchFormValues) {
    setProblem(null);
    const request = trigger(formToPitchRequest(values, userId));
    running.current = request;
    const { data, error } = await request;
    // Stopping or replacing a pitch is no error.
    if (running.current !== request) return;
    running.current = undefined;
    if (error) setProblem(pitchMessage(error));
    else if (!data?.pitch.content) setProblem('Failed to generate pitch: No content received.');
  }

  function stopPitch() {
    const request = running.current;
    running.current = undefined;
    request?.abort();
  }

  return { writePitch, stopPitch, problem };
}
