export { dialogOpened, dialogSlice, dialogsClosed, selectDialog } from './dialogSlice.ts';
export type { DraftsState } from './draftsSlice.ts';
export { draftsSlice, selectHasUnsaved } from './draftsSlice.ts';
export type { ShellState } from './shellSlice.ts';
export { selectTheme, shellSlice, themeChosen } from './shellSlice.ts';
export type { ToastsState } from './toastsSlice.ts';
export { selectToasts, toastDismissed, toastShown, toastsSlice } from './toastsSlice.ts';
