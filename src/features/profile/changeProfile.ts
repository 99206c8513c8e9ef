import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { currentEntity } from '#api/apiError.ts';
import type { ProfileUpdate, StoredProfile, UserProfile } from '#domain/contract/profile.ts';
import { reworded, withLine } from '#domain/profile/lineChanges.ts';
import type { LinePlace, ProfileLine } from '#domain/profile/profileLines.ts';
import { failed } from '#features/shell/failed.ts';

type State = Parameters<ReturnType<typeof api.endpoints.getProfile.select>>[0];
type ProfileThunk = ThunkAction<Promise<boolean>, State, unknown, UnknownAction>;

/**
 * Changes a part of the profile. After a change made elsewhere it's applied to the profile as it is there, so that
 * nothing is lost. An error is shown as a toast. Resolves to whether it was saved.
 */
export const changeProfile =
  (changesOf: (profile: UserProfile) => ProfileUpdate): ProfileThunk =>
  async (dispatch, getState) => {
    const { getProfile, updateProfile } = api.endpoints;
    let profile = getProfile.select()(getState()).data;
    while (profile) {
      const { version } = profile;
      const changes = { ...changesOf(profile), version };
      const { error } = await dispatch(updateProfile.initiate(changes));
      if (!error) return true;
      const current = currentEntity<StoredProfile>(error);
      if (!current || current.version === version) {
        dispatch(failed(error, 'updating profile', 'profile'));
        return false;
      }
      profile = current;
    }
    return false;
  };

/** Keeps a new line at a place of the profile. */
export const addLine = (place: LinePlace, text: string): ProfileThunk =>
  changeProfile((profile) => withLine(profile, place, text));

/** Words a line or an answer anew, for all letters to come. */
export const rewordLine = (line: ProfileLine, text: string): ProfileThunk =>
  changeProfile((profile) =>
    line.kind === 'answer'
      ? { answers: { [line.id.replace('answer:', '')]: text } }
      : reworded(profile, line, text),
  );
