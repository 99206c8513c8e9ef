import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { currentEntity } from '#api/apiError.ts';
import type { ProfileUpdate, StoredProfile, UserProfile } from '#domain/contract/profile.ts';
import { withReworded } from '#domain/profile/answerBank.ts';
import { reworded, withLine } from '#domain/profile/lineChanges.ts';
import type { LinePlace, ProfileLine } from '#domain/profile/profileLines.ts';
import { failed } from '#features/shell/failed.ts';
import { offerUndo, type Undo } from '#features/shell/undoSlice.ts';

type State = Parameters<ReturnType<typeof api.endpoints.getProfile.select>>[0];
type ProfileThunk = ThunkAction<Promise<boolean>, State, unknown, UnknownAction>;

/**
 * Changes a part of the profile. After a change made elsewhere it's applied to the profile as it is there, so that
 * nothing is lost. An error is shown as a toast. Resolves to whether it was saved.
 *
 * @param undoText what a toast says that offers to undo it
 */
export const changeProfile =
  (changesOf: (profile: UserProfile) => ProfileUpdate, undoText?: string): ProfileThunk =>
  async (dispatch, getState) => {
    const { getProfile, updateProfile } = api.endpoints;
    let profile = getProfile.select()(getState()).data;
    while (profile) {
      const { version } = profile;
      const changes = { ...changesOf(profile), version };
      const { data: saved, error } = await dispatch(updateProfile.initiate(changes));
      if (saved) {
        if (undoText) dispatch(offerUndo(undoOf(profile, changes, saved.version), undoText));
        return true;
      }
      const current = currentEntity<StoredProfile>(error);
      if (!current || current.version === version) {
        dispatch(failed(error, 'updating profile', 'profile'));
        return false;
      }
      profile = current;
    }
    return false;
  };

/** Puts back the changed fields as they were, unless the profile is changed again. */
function undoOf(before: StoredProfile, changes: ProfileUpdate, version: number): Undo {
  const fields = Object.keys(changes).map((field) => [field, before[field as keyof UserProfile]]);
  return {
    kind: 'profile',
    changes: { ...(Object.fromEntries(fields) as ProfileUpdate), version },
  };
}

/** Keeps a new line at a place of the profile. */
export const addLine = (place: LinePlace, text: string): ProfileThunk =>
  changeProfile((profile) => withLine(profile, place, text));

/** Words a line or an answer anew, for all letters to come. */
export const rewordLine = (line: ProfileLine, text: string): ProfileThunk =>
  changeProfile((profile) =>
    line.kind === 'answer' ? withReworded(profile, line, text) : reworded(profile, line, text),
  );
