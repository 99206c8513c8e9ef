import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useUploadResumeMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import type { Choice, Difference } from '#ui/DifferenceReview.tsx';
import { applyChoices, fillFromResume, resumeToForm } from './fillFromResume.ts';
import { resumeFileProblem } from './resumeFile.ts';

/** The state of the upload. */
export type UploadState =
  | {
      kind: 'waiting';
      problem?: string;
      /** An upload was cancelled or failed. */
      wasUploading?: boolean;
    }
  | {
      kind: 'uploading';
      fileName: string;
      /** The sent part of the file, 0 to 1. At 1 the server reads it. */
      sent: number;
    }
  | {
      kind: 'read';
      resume: ProfileFormValues;
      /** Labels of the fields that were filled in. */
      filled: string[];
      differences: Difference[];
      /** By field path; fields without a choice stay unchanged. */
      choices: Record<string, Choice>;
    }
  | { kind: 'decided' };

const isComplete = (response: Partial<ResumeResponse>): response is ResumeResponse =>
  Boolean(response.extractedData && response.userProfile);

/**
 * Uploads a resume and fills the surrounding profile form with it; nothing is saved. The review
 * survives an expired session, like the form. Error texts: product spec, section 8, Profile.
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

  const fail = (problem: string) => setState({ kind: 'waiting', problem, wasUploading: true });

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
    const { data: response, error } = await request;
    // The upload was cancelled or replaced by another.
    if (running.current !== request) return;
    if (error) {
      fail(`Error uploading resume: ${errorMessage(error)}`);
    } else if (!response || !isComplete(response)) {
      fail('Failed to upload resume. Please try again.');
    } else {
      const resume = resumeToForm(response);
      // The user may have typed during the upload.
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
    setState({ kind: 'waiting', wasUploading: true });
  }

  function choose(path: string, choice: Choice) {
    if (state.kind === 'read') {
      setState({ ...state, choices: { ...state.choices, [path]: choice } });
    }
  }

  function decide(resume: ProfileFormValues, choices: Record<string, Choice>) {
    setValues((now) => applyChoices(now, resume, choices));
    setState({ kind: 'decided' });
  }

  return { state, upload, cancel, choose, decide };
}
