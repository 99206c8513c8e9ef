import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useGetLeadQuery, useGetPitchesQuery, useGetProfileQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { coverage, fitsNothing } from '#domain/pitches/asked/coverage.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { useLead } from '#features/leads/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { focusMain } from '#features/shell/useFocusWhenReplaced.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { pitchReopened, selectPitchDraft } from './pitchDraftSlice.ts';
import {
  fillFromLead,
  fillFromPitch,
  hasTypedOpportunity,
  type PitchFormValues,
} from './pitchFormValues.ts';
import { pitchLeadTaken, selectPitchLead } from './pitchLeadSlice.ts';
import { styleFor } from './pitchStyle.ts';
import { useIsWritten } from './useIsWritten.ts';
import { usePitchWriters } from './usePitchWriters.ts';
import { useReplacePitch } from './useReplacePitch.ts';

/**
 * Fills in the form from the requested lead, once it's loaded, and opens its latest letter or the requested one,
 * with the settings of that letter or for the lead's kind. Asks first if that would replace an edited letter, or
 * typed text that no pitch was written from.
 */
export function useRequestedLead(): void {
  const dispatch = useAppDispatch();
  const { values, setValues, submitForm } = useFormikContext<PitchFormValues>();
  const isWritten = useIsWritten();
  const mayReplace = useReplacePitch();
  const ask = useQuestion();
  const requested = useAppSelector(selectPitchLead);
  const { leadId = null, writesAtOnce = false } = requested ?? {};
  const lead = useLead(leadId);
  const { error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  // None while one of its letters is open.
  const { opportunity } = useAppSelector(selectPitchDraft);
  const skip = Boolean(requested?.pitch) || writesAtOnce || opportunity?.leadId === leadId;
  const latest = useGetPitchesQuery(leadId ?? undefined, { skip: skip || leadId === null });
  const isLoading = !skip && leadId !== null && !latest.currentData && !latest.isError;
  const pitch = requested?.pitch ?? (skip || leadId === null ? undefined : latest.currentData?.[0]);
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery();
  const { isKnown } = usePitchWriters();
  // The form restores its draft in its first effect, and has it only in the next render.
  const [isRestored, setRestored] = useState(false);
  useEffect(() => setRestored(true), []);

  async function fillIn() {
    const source = lead ? `“${lead.title}” at ${lead.company}` : 'the pitch';
    const replaces =
      !hasTypedOpportunity(values) ||
      isWritten ||
      (await ask({
        title: 'Replace what you typed?',
        text: `The form will be filled in from ${source}.`,
        confirmLabel: 'Replace',
        cancelLabel: 'Keep mine',
        danger: true,
      }));
    if (!replaces || (pitch && !(await mayReplace('Reopen')))) return;
    // First, so that the page never says that a letter is still to be written.
    if (pitch) dispatch(pitchReopened(pitch));
    await setValues((now) => {
      const filled = lead ? fillFromLead(now, lead) : now;
      return pitch
        ? fillFromPitch(filled, pitch, requested?.pitch !== undefined)
        : { ...filled, ...(lead && styleFor(lead)) };
    });
    // Without a profile, or with one that doesn't fit, the view says so.
    const fits =
      lead && profile && !fitsNothing(coverage(askedFor(lead.description), profile, lead));
    if (writesAtOnce && (hasNoProfile || (hasProfile(profile) && fits))) await submitForm();
  }

  const isLeadKnown = leadId === null || lead !== undefined || error !== undefined;
  const canWrite = !writesAtOnce || (isKnown && (profile !== undefined || hasNoProfile));
  const isReady = isRestored && requested !== null && isLeadKnown && !isLoading && canWrite;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request.
  useEffect(() => {
    if (!isReady) return;
    dispatch(pitchLeadTaken());
    // The link that had the focus is gone.
    if (document.activeElement === document.body) focusMain();
    if (lead || pitch) void fillIn();
    else if (isNotFound(error)) {
      dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    } else {
      dispatch(failed(error, 'loading lead'));
    }
  }, [isReady, requested]);
}
