export { requestedPath } from './requestedPath.ts';
export type { AuthDependencies, SessionState } from './sessionSlice.ts';
export {
  selectLeaving,
  selectSessionStatus,
  selectUser,
  sessionSlice,
  signIn,
  signOut,
  userChanged,
} from './sessionSlice.ts';
