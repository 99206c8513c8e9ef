import type { PitchType } from '#domain/contract/enums.ts';
import type { PitchBrief } from '../pitchBrief.ts';
import { coverLetterGuide } from './coverLetter.ts';
import { emailGuide } from './email.ts';
import { framePrompt, type PitchGuide } from './frame.ts';
import { linkedinGuide } from './linkedin.ts';
import { proposalGuide } from './proposal.ts';

const GUIDES: Record<PitchType, PitchGuide> = {
  email: emailGuide,
  linkedin: linkedinGuide,
  'cover-letter': coverLetterGuide,
  proposal: proposalGuide,
};

/** What the model is told, by the type of pitch that was picked. */
export const pitchPrompt = (brief: PitchBrief): { instructions: string; prompt: string } =>
  framePrompt(GUIDES[brief.settings.type], brief);
