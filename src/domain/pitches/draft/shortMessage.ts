import type { PitchSettings } from '#domain/contract/pitches.ts';

/** LinkedIn's limit for a connection request, in characters. */
export const MAX_MESSAGE_LENGTH = 300;

/** What says how much room a letter has. */
export type MessageSettings = Pick<PitchSettings, 'type' | 'length' | 'platform'>;

/** Whether it's sent where there's room for few characters. */
export const isShortMessage = ({ type, length, platform }: MessageSettings): boolean =>
  platform === 'twitter' || (type === 'linkedin' && length === 'short');
