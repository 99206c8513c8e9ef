export { DownloadMenu } from './DownloadMenu.tsx';
export type { DocumentFormat } from './documentFile.ts';
export { useDocument } from './useDocument.ts';
