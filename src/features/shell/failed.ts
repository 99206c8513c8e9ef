import { errorMessage } from '#api/errorMessages.ts';
import { toastShown } from './toastsSlice.ts';

/**
 * The toast of a failed write.
 *
 * @param doing such as 'updating profile'
 * @param about the id of what was written
 */
export const failed = (error: unknown, doing: string, about?: string) =>
  toastShown({ tone: 'error', text: `Error ${doing}: ${errorMessage(error)}`, about });
