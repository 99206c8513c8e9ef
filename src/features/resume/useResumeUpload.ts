import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReadResumeMutation, useUploadResumeMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { ResumeResponse, ResumeUploadResponse } from '#domain/contract/resume.ts';
import { selectUser } from '#features/auth/index.ts';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import type { Choice } from '#ui/fields/DifferenceReview.tsx';
import { applyChoices, fillFromResume, resumeToForm } from './fillFromResume.ts';
import { missingFields } from './resumeChecks.ts';
import { LINKEDIN_DATA, resumeFileProblem } from './resumeFile.ts';
import { reviewChanged, selectUpload, type UploadState, uploadChanged } from './resumeSlice.ts';

type Response = Partial<ResumeUploadResponse>;

/** A running request. */
type Reading = PromiseLike<{ data?: Response; error?: unknown }> & { abort: () => void };

const isComplete = (response: Response): response is ResumeResponse & Response =>
  Boolean(response.extractedData && response.userProfile);

/**
 * Reads a resume and fills the surrounding profile form with it; nothing is saved but the file. The
 * review survives an expired session, like the form. Error texts: product spec, section 8, Profile.
 *
 * @param storedId the stored resume to read at the start
 * @param jsonResume or the text of a JSON Resume
 */
export function useResumeUpload(storedId: string | null, jsonResume = '') {
  const { setValues } = useFormikContext<ProfileFormValues>();
  const [uploadResume] = useUploadResumeMutation();
  const [readResume] = useReadResumeMutation();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const state = useAppSelector(selectUpload);
  const setState = (upload: UploadState) => void dispatch(uploadChanged(upload));
  const running = useRef<Reading | null>(null);
  useDraft<UploadState>('resume', {
    read: () => (state.kind === 'read' ? state : { kind: 'waiting' }),
    restore: setState,
    unsaved: state.kind === 'read' && state.differences.length > 0 && !state.isDecided,
  });

  // Declared after `useDraft`, so that it runs once the draft is kept.
  useEffect(() => () => void dispatch(uploadChanged({ kind: 'waiting' })), [dispatch]);

  const fail = (problem: string) => setState({ kind: 'waiting', problem, wasUploading: true });

  /** A JSON Resume is read here, and not stored. */
  async function fillFromJson(text: string, name: string) {
    const { readJsonResume } = await import('#domain/resume/jsonResume.ts');
    const read = readJsonResume(text);
    if ('problem' in read) fail(`Error reading “${name}”: ${read.problem}`);
    else show(read.data, name);
  }

  async function fillFrom(request: Reading, fileName: string) {
    setState({ kind: 'uploading' });
    running.current = request;
    const { data: response, error } = await request;
    // The upload was canceled or replaced by another.
    if (running.current !== request) return;
    if (error) {
      fail(`Error uploading resume: ${errorMessage(error)}`);
    } else if (!response || !isComplete(response)) {
      fail('Failed to upload resume. Please try again.');
    } else {
      show(response, fileName);
    }
  }

  function show(response: ResumeResponse & Response, fileName: string) {
    const { resume, doubts } = resumeToForm(response);
    // The user may have typed during the upload.
    setValues((now) => {
      const { values, filled, differences } = fillFromResume(now, resume);
      setState({
        kind: 'read',
        userId,
        fileName,
        resume,
        filled,
        differences,
        choices: {},
        isDecided: false,
        isNotStored: response.resume === null,
        notice: response.notice ?? '',
        missing: missingFields(values),
        doubts,
        visited: [],
      });
      return values;
    });
  }

  function upload(file: File) {
    const problem = resumeFileProblem(file);
    if (problem) {
      setState({ kind: 'waiting', problem });
      return;
    }
    if (/\.json$/i.test(file.name)) {
      void file.text().then((text) => fillFromJson(text, file.name));
      return;
    }
    void fillFrom(uploadResume(file), file.name);
  }

  const readStored = useEffectEvent((id: string) => {
    const request = readResume(id);
    void fillFrom(request, '');
    return () => request.abort();
  });
  useEffect(() => (storedId ? readStored(storedId) : undefined), [storedId]);
  const readGiven = useEffectEvent((text: string) => void fillFromJson(text, LINKEDIN_DATA));
  useEffect(() => {
    if (jsonResume) readGiven(jsonResume);
  }, [jsonResume]);

  function cancel() {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'waiting', wasUploading: true });
  }

  function decide(resume: ProfileFormValues, choices: Record<string, Choice>) {
    setValues((now) => applyChoices(now, resume, choices));
    dispatch(reviewChanged({ choices, isDecided: true }));
  }

  return { state, upload, cancel, decide };
}
