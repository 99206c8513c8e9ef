/** What the rest of the app may use of extraction. No components. */
export { useLinkedInImport } from './useLinkedInImport.ts';
