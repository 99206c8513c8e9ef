/** What other features and layers may use of people. */
export { KnownPeople } from './KnownPeople.tsx';
export { LeadPeople } from './LeadPeople.tsx';
export { FollowUpOn, personPath } from './PersonActions.tsx';
export { selectPeople } from './peopleSlice.ts';
export { peopleUnreached, setPeopleFollowUp } from './peopleThunks.ts';
export { usePerson } from './usePerson.ts';
export { useWriteTo } from './useWriteTo.ts';
