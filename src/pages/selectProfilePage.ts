import { api } from '#api/api.ts';
import { createAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { selectLeads } from '#features/leads/index.ts';

type ProfilePageState =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'empty' }
  | { status: 'content'; profile: UserProfile };

/** The profile on the pages that show it and edit it. */
export const selectProfilePage = createAppSelector(
  [api.endpoints.getProfile.select()],
  ({ data: profile, error }): ProfilePageState => {
    if (profile) return { status: 'content', profile };
    if (profile === null) return { status: 'empty' };
    return error ? { status: 'error', error } : { status: 'loading' };
  },
);

/** The form of the profile, and where a new user goes from it: to the first lead. */
export const selectEditProfilePage = createAppSelector(
  [selectProfilePage, selectLeads],
  (page, leads) => ({
    page,
    profile: page.status === 'content' ? page.profile : null,
    nextPage: leads.length > 0 ? '/app/settings' : '/app/leads',
  }),
);
