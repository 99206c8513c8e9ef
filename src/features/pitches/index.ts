/** The pitch draft, and what every pitch shows, for the store and other features. */

export { AssistantDialog } from './AssistantDialog.tsx';
export { AskedCard } from './asked/AskedCard.tsx';
export { InstructionNotice } from './asked/InstructionNotice.tsx';
export { useAsked } from './asked/useAsked.ts';
export { copyPitch } from './copyPitch.ts';
export { EmailPitch } from './EmailPitch.tsx';
export { ClaimNotice } from './letter/ClaimNotice.tsx';
export { PitchAllowance } from './PitchAllowance.tsx';
export { PitchNotes } from './PitchNotes.tsx';
export { CHANNEL_LABELS, pitchTypeLabel, writerLabel } from './pitchOptions.ts';
export { UnappliedInstructions } from './UnappliedInstructions.tsx';
export { useNeedsProfile } from './useNeedsProfile.ts';
export { usePitchWriters } from './usePitchWriters.ts';
export { useWritePitch } from './useWritePitch.ts';
export { WriterMenu } from './WriterMenu.tsx';
