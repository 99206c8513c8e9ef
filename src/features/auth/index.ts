export { OtherAddress } from './OtherAddress.tsx';
export { requestedPath } from './requestedPath.ts';
export type { SessionState } from './sessionSlice.ts';
export {
  selectInterruptedUser,
  selectLeaving,
  selectOwnerId,
  selectSessionStatus,
  selectUser,
  sessionSlice,
  signInAgain,
  signOut,
  userChanged,
} from './sessionSlice.ts';
export { readSignInResult, type SignInResult } from './signInCode.ts';
export { storedUserName, storeUserName } from './userName.ts';
