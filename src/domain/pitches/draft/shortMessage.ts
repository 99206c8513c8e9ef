import type { PitchInput } from '#domain/pitches/pitchInput.ts';

/** LinkedIn's limit for a connection request, in characters. */
export const MAX_MESSAGE_LENGTH = 300;

/** Whether it's sent where there's room for few characters. */
export const isShortMessage = ({ type, length, platform }: PitchInput['settings']): boolean =>
  platform === 'twitter' || (type === 'linkedin' && length === 'short');
