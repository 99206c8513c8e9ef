import { useSelector } from 'react-redux';
import { useGetFirstLeadsQuery } from '#api/api.ts';
import { selectLeadsLoaded } from './leadSelectors.ts';

/** Asks for the first leads beside all of them, as long as those are on their way: `selectLeads` has both. */
export const useFirstLeads = () =>
  useGetFirstLeadsQuery(undefined, { skip: useSelector(selectLeadsLoaded) });
