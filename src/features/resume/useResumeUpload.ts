import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useUploadResumeMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { ResumeAnswer } from '#domain/contract.ts';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { resumeFileProblem } from './resumeFile.ts';
import {
  type Choice,
  type Difference,
  fillFromResume,
  resumeToForm,
  takeChoices,
} from './takeResume.ts';

/** How far the upload is. */
export type UploadState =
  | { kind: 'waiting'; problem?: string }
  | { kind: 'uploading'; fileName: string }
  | {
      kind: 'read';
      resume: ProfileFormValues;
      /** Labels of the fields that were empty and no longer are. */
      filled: string[];
      /** What is still to decide. */
      differences: Difference[];
    }
  | { kind: 'decided' };

const isWhole = (answer: Partial<ResumeAnswer>): answer is ResumeAnswer =>
  Boolean(answer.extractedData && answer.userProfile);

/**
 * Uploads a resume from within the profile form and brings what it says into the form; nothing is
 * saved by it. The words of failures are those of the product spec, section 8, Profile.
 */
export function useResumeUpload() {
  const { setValues } = useFormikContext<ProfileFormValues>();
  const [uploadResume] = useUploadResumeMutation();
  const [state, setState] = useState<UploadState>({ kind: 'waiting' });
  const running = useRef<{ abort: () => void } | null>(null);

  async function upload(file: File) {
    const problem = resumeFileProblem(file);
    if (problem) {
      setState({ kind: 'waiting', problem });
      return;
    }
    setState({ kind: 'uploading', fileName: file.name });
    const request = uploadResume(file);
    running.current = request;
    const { data: answer, error } = await request;
    // Cancelled, or overtaken: the answer is nobody's any more.
    if (running.current !== request) return;
    if (error) {
      setState({ kind: 'waiting', problem: `Error uploading resume: ${errorMessage(error)}` });
    } else if (!answer || !isWhole(answer)) {
      setState({ kind: 'waiting', problem: 'Failed to upload resume. Please try again.' });
    } else {
      const resume = resumeToForm(answer);
      // By the values of this moment: the user may have typed on meanwhile.
      setValues((now) => {
        const { values, filled, differences } = fillFromResume(now, resume);
        setState({ kind: 'read', resume, filled, differences });
        return values;
      });
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'waiting' });
  }

  function decide(resume: ProfileFormValues, choices: Record<string, Choice>) {
    setValues((now) => takeChoices(now, resume, choices));
    setState({ kind: 'decided' });
  }

  return { state, upload, cancel, decide };
}
