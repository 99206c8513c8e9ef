import type { PitchTone, PitchType } from '../contract/enums.ts';

/** The starting draft's wording in one tone. It adds no facts. */
export interface DraftPhrases {
  greeting: string;
  /** `subject` is 'the Designer position at Acme'. */
  job: (subject: string) => string;
  /** `subject` is a project's name in quotes, with the company. */
  project: (subject: string) => string;
  terms: string;
  closing: Record<PitchType, string>;
  signOff: string;
}

const PROFESSIONAL_CLOSING = {
  email: "I'd be glad to talk.",
  linkedin: 'Would you be open to a short conversation?',
  'cover-letter': "I'd be glad to tell you more in a conversation. Thank you for your time.",
  proposal: "I'd be glad to go over the details on a call.",
};

export const DRAFT_PHRASES: Record<PitchTone, DraftPhrases> = {
  professional: {
    greeting: 'Hello',
    job: (subject) => `I'm applying for ${subject}.`,
    project: (subject) => `I'm writing about ${subject}.`,
    terms: 'How I work:',
    closing: PROFESSIONAL_CLOSING,
    signOff: 'Best regards,',
  },
  casual: {
    greeting: 'Hi',
    job: (subject) => `I saw ${subject} and I'd like to apply.`,
    project: (subject) => `I saw ${subject} and wanted to get in touch.`,
    terms: "Here's how I work:",
    closing: {
      email: 'Do you have time for a quick call this week?',
      linkedin: 'Do you have time for a quick chat?',
      'cover-letter': "I'd love to hear more. Could we talk?",
      proposal: "If that sounds good, let's sort out the details on a quick call.",
    },
    signOff: 'Cheers,',
  },
  friendly: {
    greeting: 'Hi',
    job: (subject) => `I'd love to be considered for ${subject}.`,
    project: (subject) => `I came across ${subject} and I'd love to help.`,
    terms: "Here's how I like to work:",
    closing: {
      email: "Would you have time for a short call? I'd be happy to tell you more.",
      linkedin: 'Would you have time for a short chat?',
      'cover-letter': "I'd love to tell you more. Thank you so much for your time!",
      proposal: "If you like the sound of this, let's talk it through.",
    },
    signOff: 'All the best,',
  },
  formal: {
    greeting: 'Dear',
    job: (subject) => `I am applying for ${subject}.`,
    project: (subject) => `I am writing to you about ${subject}.`,
    terms: 'My terms are as follows:',
    closing: {
      email: 'I would be grateful for the opportunity to speak with you.',
      linkedin: 'Would you be open to a conversation?',
      'cover-letter':
        'I would welcome the opportunity to speak with you. Thank you for your consideration.',
      proposal: 'I would be pleased to discuss the details.',
    },
    signOff: 'Sincerely,',
  },
};
