export { dialogOpened, dialogSlice, dialogsClosed, selectDialog } from './dialogSlice.ts';
export type { DraftsState } from './draftsSlice.ts';
export { draftsSlice, selectHasUnsaved } from './draftsSlice.ts';
export { shellSlice } from './shellSlice.ts';
export { selectToasts, toastShown, toastsSlice } from './toastsSlice.ts';
