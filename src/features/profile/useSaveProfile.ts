import { useDispatch } from 'react-redux';
import { useCreateProfileMutation, useUpdateProfileMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { UserProfile } from '#domain/profile.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { formToProfile, type ProfileFormValues, profileUpdate } from './profileFormValues.ts';

/** How long 'No changes detected' stands before the form closes, in ms (product spec, section 9). */
const NO_CHANGE_DELAY = 1500;

/**
 * Saves the profile form: creates the profile, or sends what was changed in the one that is there.
 *
 * @returns a function that resolves to whether the form may close; the outcome is shown as a toast
 */
export function useSaveProfile(
  profile: UserProfile | null,
): (values: ProfileFormValues) => Promise<boolean> {
  const dispatch = useDispatch();
  const [createProfile] = useCreateProfileMutation();
  const [updateProfile] = useUpdateProfileMutation();

  return async (values) => {
    try {
      if (profile) {
        const changes = profileUpdate(profile, values);
        if (!changes) {
          dispatch(toastShown({ tone: 'info', text: 'No changes detected' }));
          await new Promise((resolve) => setTimeout(resolve, NO_CHANGE_DELAY));
          return true;
        }
        await updateProfile(changes).unwrap();
      } else {
        await createProfile(formToProfile(values)).unwrap();
      }
    } catch (error) {
      const doing = profile ? 'updating' : 'creating';
      dispatch(
        toastShown({ tone: 'error', text: `Error ${doing} profile: ${errorMessage(error)}` }),
      );
      return false;
    }
    const done = profile ? 'updated' : 'created';
    dispatch(toastShown({ tone: 'success', text: `Profile ${done} successfully!` }));
    return true;
  };
}
