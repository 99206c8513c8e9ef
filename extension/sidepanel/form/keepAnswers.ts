import { api } from '#api/api.ts';
import { currentEntity } from '#api/apiError.ts';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import type { StoredProfile } from '#domain/contract/profile.ts';
import { type GivenAnswer, withGivenAnswers } from '#domain/forms/withGivenAnswers.ts';
import { failed } from '#features/shell/failed.ts';

/**
 * Keeps new answers and counts given ones. After a change made elsewhere they're applied to the profile as it is there.
 */
export const keepAnswers =
  (given: readonly GivenAnswer[], company: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { getProfile, updateProfile } = api.endpoints;
    let profile = getProfile.select()(getState()).data;
    while (profile && given.length > 0) {
      const { version } = profile;
      const keptAnswers = withGivenAnswers(profile.keptAnswers, given, company);
      const { error } = await dispatch(updateProfile.initiate({ keptAnswers, version }));
      if (!error) return;
      const current = currentEntity<StoredProfile>(error);
      if (!current || current.version === version) {
        dispatch(failed(error, 'keeping your answers', 'profile'));
        return;
      }
      profile = current;
    }
  };
