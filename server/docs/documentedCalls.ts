import { identityDocs } from '../auth/identityDocs.ts';
import { eventDocs } from '../events/eventDocs.ts';
import { extractionDocs } from '../extraction/extractionDocs.ts';
import { healthDocs } from '../http/healthDocs.ts';
import { leadDocs } from '../leads/leadDocs.ts';
import { addNoteDocs } from '../notes/noteDocs.ts';
import { pitchDocs } from '../pitches/pitchDocs.ts';
import { profileDocs } from '../profile/profileDocs.ts';
import { resumeDocs } from '../resume/resumeDocs.ts';
import type { CallDocs } from './callDocs.ts';

/** What is said of each call, by the name that its route and generated clients give it. */
export const callDocs = {
  ...identityDocs,
  ...leadDocs,
  addNote: addNoteDocs,
  ...profileDocs,
  ...pitchDocs,
  extractLinkedInPost: extractionDocs,
  readResume: resumeDocs,
  followChanges: eventDocs,
  getHealth: healthDocs,
} satisfies Record<string, CallDocs>;

export type CallName = keyof typeof callDocs;
