import { useFormikContext } from 'formik';
import { useAppSelector } from '#app/hooks.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { useLead } from '#features/leads/index.ts';
import { useAsked } from './asked/useAsked.ts';
import { useLetter } from './letter/useLetter.ts';
import { EMPTY_PITCH_DRAFT, type PitchDraft, selectPitchDraft } from './pitchDraftSlice.ts';
import { isSameOpportunity, leadIdOf, type PitchFormValues } from './pitchFormValues.ts';
import { useNeedsProfile } from './useNeedsProfile.ts';

const STATES: Record<PitchDraft['status'], string> = {
  empty: 'No pitch yet',
  writing: 'Writing…',
  stopped: 'Stopped',
  written: 'Draft ready',
};

function stateText({ status, pitch, download, waiting }: PitchDraft): string {
  if (waiting !== null) return `${waiting}…`;
  if (download !== null) return `Downloading the model… ${Math.round(download * 100)}%`;
  return pitch?.originalContent ? 'Edited' : STATES[status];
}

/**
 * The letter for the opportunity in the surrounding form, and what its posting asks for: the one model of the page's view
 * and the side panel's. A letter for another opportunity stays in the store until it is replaced.
 */
export function usePitch() {
  const { values, submitForm } = useFormikContext<PitchFormValues>();
  const stored = useAppSelector(selectPitchDraft);
  const leadId = leadIdOf(values) || null;
  const isSame = stored.opportunity !== null && isSameOpportunity(stored.opportunity, values);
  const draft = isSame ? stored : EMPTY_PITCH_DRAFT;
  const { status, text, pitch, editing } = draft;
  const asked = useAsked({ description: values.description, leadId });
  const needsProfile = useNeedsProfile();
  const letter = useLetter();
  const isWriting = status === 'writing';
  const isWritten = text !== '' && !isWriting;
  const settings = pitch?.settings;
  const isForPurpose = settings === undefined || settings.purpose === values.purpose;
  return {
    values,
    leadId,
    lead: useLead(leadId),
    draft,
    asked,
    needsProfile,
    /** Changes of its sentences; `undefined` without a letter. */
    letter: isSame ? letter : undefined,
    isWriting,
    isEditing: editing && !isWriting,
    /** There are words to use. */
    isWritten,
    /** The letter before a follow-up may be open. */
    isRewrite: isWritten && isForPurpose,
    /** The settings are other ones than those of the letter. */
    isChanged:
      settings !== undefined &&
      isForPurpose &&
      (['type', 'tone', 'length', 'platform', 'template', 'customPrompt'] as const).some(
        (name) => settings[name] !== values[name].trim(),
      ),
    /** Nothing in the profile fits the posting, so that a letter would say little. */
    isMissing: asked.fitsNothing && values.purpose === 'first' && text === '' && !isWriting,
    problem: stored.problemLeadId === leadId ? stored.problem : null,
    claims: pitch ? claimsIn(text, pitch.unsupportedClaims) : [],
    state: stateText(draft),
    /** There is something to write for. */
    canWrite: !needsProfile && values.company.trim() !== '' && values.position.trim() !== '',
    write: submitForm,
  };
}

export type OpenPitch = ReturnType<typeof usePitch>;
