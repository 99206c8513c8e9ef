import { useCreateProfileMutation, useUpdateProfileMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { ProfileUpdate, UserProfile } from '#domain/contract/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type JobPreferences, samePreferences, saveJobPreferences } from './jobPreferences.ts';
import { formToProfile, type ProfileFormValues, profileUpdate } from './profileFormValues.ts';
import { changeProofs, wordNewSuggestions } from './proofs/proofThunks.ts';

/** Whether changes of a profile may have lines that suggestions come from. */
const hasNewLines = ({ experience, projects, education, additionalInfo }: ProfileUpdate): boolean =>
  [experience, projects, education, additionalInfo?.achievements].some((lines) => lines);

/** How long 'No changes detected' shows before the form closes, in ms (product spec, section 9). */
const NO_CHANGE_DELAY = 1500;

/**
 * Creates the profile or saves its changes, and stores job preferences in this browser. The outcome is
 * shown as a toast.
 *
 * @param profile the profile when the form opened, or `null` when there was none
 * @param preferences the job preferences when the form opened
 * @returns a function that resolves to whether the form may close
 */
export function useSaveProfile(
  profile: UserProfile | null,
  preferences: JobPreferences,
): (values: ProfileFormValues) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [createProfile] = useCreateProfileMutation();
  const [updateProfile] = useUpdateProfileMutation();

  return async (values) => {
    const changes = profile && profileUpdate(profile, values);
    const hasNewPreferences = !samePreferences(preferences, values.jobPreferences);
    // Of a list in the form that others may have changed meanwhile, only what is new is sent.
    const saved = values.proofs
      .filter(({ id }) => !profile?.proofs.some((known) => known.id === id))
      .map((proof) => ({ proof }));
    if (profile && !changes && !hasNewPreferences && saved.length === 0) {
      dispatch(toastShown({ tone: 'info', text: 'No changes detected' }));
      await new Promise((resolve) => setTimeout(resolve, NO_CHANGE_DELAY));
      return true;
    }
    // Says itself what fails, and the form keeps the sentences.
    if (profile && saved.length > 0 && !(await dispatch(changeProofs({ saved })))) return false;
    try {
      if (!profile) {
        await createProfile({ ...formToProfile(values), proofs: values.proofs }).unwrap();
      } else if (changes) await updateProfile(changes).unwrap();
    } catch (error) {
      dispatch(failed(error, `${profile ? 'updating' : 'creating'} profile`, 'profile'));
      return false;
    }
    if (!profile || (changes && hasNewLines(changes))) void dispatch(wordNewSuggestions());
    const done = profile ? 'updated' : 'created';
    const text = `Profile ${done} successfully!`;
    dispatch(toastShown({ tone: 'success', text, about: 'profile' }));
    if (hasNewPreferences && !saveJobPreferences(userId, values.jobPreferences)) {
      const text =
        "Couldn't save your job preferences. This browser doesn't allow the page to store data.";
      dispatch(toastShown({ tone: 'error', text }));
    }
    return true;
  };
}
