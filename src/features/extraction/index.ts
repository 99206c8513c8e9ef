export type { ImportedField } from './importedFields.ts';
export { LinkedInImport } from './LinkedInImport.tsx';
