import type { PitchWriter } from '#domain/contract/enums.ts';

/** Who writes letters. */
export const WRITER_LABELS: Record<PitchWriter, string> = {
  template: 'Your lines',
  'server-model': 'Server’s model',
  'browser-model': 'This browser’s model',
  assistant: 'Your own assistant',
};
