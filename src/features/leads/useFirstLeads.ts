import { useGetFirstLeadsQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectLeadsLoaded } from './leadSelectors.ts';

/** Asks for the first leads beside all of them, as long as those are on their way: `selectLeads` has both. */
export const useFirstLeads = () =>
  useGetFirstLeadsQuery(undefined, { skip: useAppSelector(selectLeadsLoaded) });
