export { requestedPath } from './requestedPath.ts';
export type { SessionState } from './sessionSlice.ts';
export {
  selectInterruptedUser,
  selectLeaving,
  selectSessionStatus,
  selectUser,
  sessionSlice,
  signIn,
  signOut,
  userChanged,
  userLeft,
} from './sessionSlice.ts';
