import { useCreateProfileMutation, useUpdateProfileMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type JobPreferences, samePreferences, saveJobPreferences } from './jobPreferences.ts';
import { formToProfile, type ProfileFormValues, profileUpdate } from './profileFormValues.ts';

/** How long 'No changes detected' shows before the form closes, in ms (product spec, section 9). */
const NO_CHANGE_DELAY = 1500;

/**
 * Creates the profile or saves its changes, and stores job preferences in this browser. The outcome is
 * shown as a toast.
 *
 * @returns a function that takes what is typed, and the profile (`null` when there was none) and the job preferences
 *   when the form opened. It resolves to whether the form may close
 */
export function useSaveProfile() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [createProfile] = useCreateProfileMutation();
  const [updateProfile] = useUpdateProfileMutation();

  return async (
    values: ProfileFormValues,
    profile: UserProfile | null,
    preferences: JobPreferences,
  ): Promise<boolean> => {
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
      dispatch(failed(error, `${profile ? 'updating' : 'creating'} profile`, 'profile'));
      return false;
    }
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
