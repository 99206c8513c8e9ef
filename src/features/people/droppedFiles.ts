/** Files that were dropped on the page, for the dialog that imports them: a store can't hold them. */
export const droppedFiles = new Set<File>();
