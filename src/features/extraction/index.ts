export { useLinkedInImport } from './useLinkedInImport.ts';
