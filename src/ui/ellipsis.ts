/** CSS for one line of text that is cut off where it's too long. */
export const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';
