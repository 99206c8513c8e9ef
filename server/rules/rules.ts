import type { InsightsQuery } from '#domain/contract/insights.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { groundedFacts } from '#domain/extraction/pageReading.ts';
import { countInsights } from '#domain/leads/countInsights.ts';
import { learnedProposal } from '#domain/messages/learnedProposal.ts';
import { type MatchedText, matchLead } from '#domain/messages/matchLead.ts';
import { groundedProposal, proposalPrompt } from '#domain/messages/proposal.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { groundedAsked } from '#domain/pitches/asked/modelAsked.ts';
import { letterSubject, lineLetter } from '#domain/pitches/draft/lineLetter.ts';
import { askedLines } from '#domain/pitches/lines/askedLines.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { answerPrompt } from '#domain/pitches/prompt/answerPrompt.ts';
import { employerPrompt } from '#domain/pitches/prompt/employerPrompt.ts';
import { type PromptRoom, pitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import { unsupportedClaims } from '../claims/unsupportedClaims.ts';
import { classifierOf } from './classifiers.ts';

const asked = (description: string) => askedFor(description, classifierOf('postings'));

/** What the posting asks for as the server reads it, where no model has read it. */
const withAsked = (input: PitchInput): PitchInput => {
  const { posting } = input;
  return { ...input, posting: { ...posting, asked: posting.asked ?? asked(posting.description) } };
};

/**
 * The rules that read a user's long texts or many leads. They run in other processes
 * (runRule.ts): a rule that takes too long for some text must not keep other users waiting.
 */
export const RULES = {
  lineLetter: (input: PitchInput) => lineLetter(withAsked(input)),
  letterSubject,
  pitchPrompt: (input: PitchInput, room?: PromptRoom) => pitchPrompt(withAsked(input), room),
  employerPrompt,
  answerPrompt,
  unsupportedClaims: (...checked: Parameters<typeof unsupportedClaims>) =>
    unsupportedClaims(...checked).slice(0, LIMITS.claims),
  askedFor: asked,
  groundedAsked,
  askedLines: ({ description, lineTicks }: Lead, profile: UserProfile) =>
    askedLines(asked(description), profile, lineTicks),
  insights: (facts: string, query: InsightsQuery) =>
    countInsights(JSON.parse(facts), query, new Date()),
  groundedFacts,
  matchLead: (message: MatchedText, facts: string) => matchLead(message, JSON.parse(facts)),
  proposalPrompt,
  groundedProposal,
  learnedProposal: (message: Parameters<typeof learnedProposal>[1]) =>
    learnedProposal(classifierOf('mails'), message),
} satisfies Record<string, (...input: never[]) => unknown>;

export type RuleName = keyof typeof RULES;
