import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useUploadResumeMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { useDraft } from '#features/shell/useDraft.ts';
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
  | {
      kind: 'waiting';
      problem?: string;
      /** An upload had begun, and came to nothing. */
      isBack?: boolean;
    }
  | {
      kind: 'uploading';
      fileName: string;
      /** How much of the file is sent, 0 to 1; at 1 it is being read. */
      sent: number;
    }
  | {
      kind: 'read';
      resume: ProfileFormValues;
      /** Labels of the fields that were empty and no longer are. */
      filled: string[];
      /** What is still to decide. */
      differences: Difference[];
      /** How, by path; what is not named keeps the user's words. */
      choices: Record<string, Choice>;
    }
  | { kind: 'decided' };

const isWhole = (answer: Partial<ResumeResponse>): answer is ResumeResponse =>
  Boolean(answer.extractedData && answer.userProfile);

/**
 * Uploads a resume from within the profile form and brings what it says into the form; nothing is
 * saved by it. What is to be decided outlives a session that ends meanwhile, as the form does. The
 * words of failures are those of the product spec, section 8, Profile.
 */
export function useResumeUpload() {
  const { setValues } = useFormikContext<ProfileFormValues>();
  const [uploadResume] = useUploadResumeMutation();
  const [state, setState] = useState<UploadState>({ kind: 'waiting' });
  const running = useRef<{ abort: () => void } | null>(null);
  useDraft<UploadState>('resume', {
    read: () => (state.kind === 'read' ? state : { kind: 'waiting' }),
    restore: setState,
    unsaved: state.kind === 'read' && state.differences.length > 0,
  });

  const giveUp = (problem: string) => setState({ kind: 'waiting', problem, isBack: true });

  async function upload(file: File) {
    const problem = resumeFileProblem(file);
    if (problem) {
      setState({ kind: 'waiting', problem });
      return;
    }
    const onProgress = (sent: number) => {
      if (running.current === request) setState({ kind: 'uploading', fileName: file.name, sent });
    };
    const request = uploadResume({ file, onProgress });
    setState({ kind: 'uploading', fileName: file.name, sent: 0 });
    running.current = request;
    const { data: answer, error } = await request;
    // Cancelled, or overtaken: the answer is nobody's any more.
    if (running.current !== request) return;
    if (error) {
      giveUp(`Error uploading resume: ${errorMessage(error)}`);
    } else if (!answer || !isWhole(answer)) {
      giveUp('Failed to upload resume. Please try again.');
    } else {
      const resume = resumeToForm(answer);
      // By the values of this moment: the user may have typed on meanwhile.
      setValues((now) => {
        const { values, filled, differences } = fillFromResume(now, resume);
        setState({ kind: 'read', resume, filled, differences, choices: {} });
        return values;
      });
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'waiting', isBack: true });
  }

  function choose(path: string, choice: Choice) {
    if (state.kind === 'read') {
      setState({ ...state, choices: { ...state.choices, [path]: choice } });
    }
  }

  function decide(resume: ProfileFormValues, choices: Record<string, Choice>) {
    setValues((now) => takeChoices(now, resume, choices));
    setState({ kind: 'decided' });
  }

  return { state, upload, cancel, choose, decide };
}
