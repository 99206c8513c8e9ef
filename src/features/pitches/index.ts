/** The letter for a lead, and what every pitch shows, for the store and other features. */

export { copyPitch } from './copyPitch.ts';
export { EmailPitch } from './EmailPitch.tsx';
export { InstructionNotice } from './InstructionNotice.tsx';
export { CHANNEL_LABELS, pitchTypeLabel, writerLabel } from './pitchOptions.ts';
export { useAsked, useAskedLines } from './useLetter.ts';
export { useNeedsProfile } from './useNeedsProfile.ts';
export { usePitchWriters } from './usePitchWriters.ts';
