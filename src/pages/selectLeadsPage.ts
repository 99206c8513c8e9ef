import { api } from '#api/api.ts';
import { createAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { selectLeads, selectLeadsLoaded } from '#features/leads/index.ts';

type LeadsPageState = {
  /** `null` until it's known whether there is a profile. */
  canAddLead: boolean | null;
} & (
  | { status: 'loading' }
  | { status: 'error'; title: string; error: unknown }
  | { status: 'empty' }
  | { status: 'content' }
);

const selectLeadsResponse = api.endpoints.getLeads.select();

/** The state of the list on the leads page. An empty list waits for the profile, which comes first. */
export const selectLeadsPage = createAppSelector(
  [
    selectLeadsLoaded,
    (state) => selectLeads(state).length,
    (state) => selectLeadsResponse(state).error,
    api.endpoints.getProfile.select(),
  ],
  (isLoaded, count, leadsError, profile): LeadsPageState => {
    const isKnown = profile.data !== undefined || profile.error !== undefined;
    const canAddLead = isKnown ? hasProfile(profile.data) : null;
    const failed = (title: string, error: unknown) =>
      error ? ({ status: 'error', title, error } as const) : ({ status: 'loading' } as const);
    if (!isLoaded) return { ...failed('Error loading leads', leadsError), canAddLead };
    if (count > 0) return { status: 'content', canAddLead };
    if (profile.data !== undefined) return { status: 'empty', canAddLead };
    return { ...failed('Error loading profile', profile.error), canAddLead };
  },
);
