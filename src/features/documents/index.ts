export { DocumentPages } from './DocumentPages.tsx';
export { DownloadMenu } from './DownloadMenu.tsx';
export type { DocumentFormat } from './documentFile.ts';
export { useDocument } from './useDocument.ts';
export { useDrawing } from './useDrawing.ts';
