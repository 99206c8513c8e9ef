import { useCreateProfileMutation, useUpdateProfileMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type JobPreferences, keepJobPreferences, samePreferences } from './jobPreferences.ts';
import { formToProfile, type ProfileFormValues, profileUpdate } from './profileFormValues.ts';

/** How long 'No changes detected' stands before the form closes, in ms (product spec, section 9). */
const NO_CHANGE_DELAY = 1500;

/**
 * Saves the profile form: creates the profile, or sends what was changed in the one that is there;
 * changed job preferences are kept in this browser.
 *
 * @param profile as it was when the form opened; `null` when there was none
 * @param preferences likewise
 * @returns a function that resolves to whether the form may close; the outcome is shown as a toast
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
    if (profile && !changes && !hasNewPreferences) {
      dispatch(toastShown({ tone: 'info', text: 'No changes detected' }));
      await new Promise((resolve) => setTimeout(resolve, NO_CHANGE_DELAY));
      return true;
    }
    try {
      if (!profile) await createProfile(formToProfile(values)).unwrap();
      else if (changes) await updateProfile(changes).unwrap();
    } catch (error) {
      const doing = profile ? 'updating' : 'creating';
      dispatch(
        toastShown({ tone: 'error', text: `Error ${doing} profile: ${errorMessage(error)}` }),
      );
      return false;
    }
    const done = profile ? 'updated' : 'created';
    dispatch(toastShown({ tone: 'success', text: `Profile ${done} successfully!` }));
    if (hasNewPreferences && !keepJobPreferences(userId, values.jobPreferences)) {
      const text = 'Your job preferences were not kept: this browser lets the page store nothing.';
      dispatch(toastShown({ tone: 'error', text }));
    }
    return true;
  };
}
