import type { PitchTone, PitchType } from '#domain/contract/enums.ts';

/** The starting draft's wording in one tone. It adds no facts. */
export interface DraftPhrases {
  greeting: string;
  /** `subject` is 'the Designer position'. */
  job: (subject: string, company: string) => string;
  /** `title` is a project's name in quotes. */
  project: (title: string, company: string) => string;
  /** `them` is 'it', 'both' or 'all of them'. */
  skills: (skills: string, them: string) => string;
  terms: string;
  closing: Record<PitchType, (company: string) => string>;
  signOff: string;
}

export const DRAFT_PHRASES: Record<PitchTone, DraftPhrases> = {
  professional: {
    greeting: 'Hello',
    job: (subject, company) => `I'd like to apply for ${subject} at ${company}.`,
    project: (title, company) => `I'm getting in touch about ${title} at ${company}.`,
    skills: (skills, them) => `You mention ${skills}, and I have experience with ${them}.`,
    terms: 'How I work:',
    closing: {
      email: () => 'Do you have 15 minutes for a call in the next few days?',
      linkedin: () => 'Would you be open to a short conversation?',
      'cover-letter': (company) =>
        `I'd welcome the chance to talk about what I could do for ${company}. Thank you for your time.`,
      proposal: () =>
        "If this sounds like a good fit, I'd be happy to go over the details on a call.",
    },
    signOff: 'Best regards,',
  },
  casual: {
    greeting: 'Hi',
    job: (subject, company) => `I saw ${subject} at ${company} and wanted to get in touch.`,
    project: (title, company) => `I saw ${title} at ${company} and wanted to get in touch.`,
    skills: (skills, them) => `You mention ${skills}, and I've got experience with ${them}.`,
    terms: "Here's how I work:",
    closing: {
      email: () => 'Do you have time for a quick call this week?',
      linkedin: () => 'Do you have time for a quick chat?',
      'cover-letter': (company) => `I'd love to hear more about ${company}. Could we talk?`,
      proposal: () => "If that sounds good, let's sort out the details on a quick call.",
    },
    signOff: 'Cheers,',
  },
  friendly: {
    greeting: 'Hi',
    job: (subject, company) =>
      `I was happy to see ${subject} at ${company} and would love to be considered.`,
    project: (title, company) =>
      `I was happy to come across ${title} at ${company} and would love to help.`,
    skills: (skills, them) =>
      `You mention ${skills}, and I'm glad to say that I have experience with ${them}.`,
    terms: "Here's how I like to work:",
    closing: {
      email: () => "Would you have time for a short call? I'd be happy to tell you more.",
      linkedin: () => 'Would you have time for a short chat?',
      'cover-letter': (company) =>
        `I'd love to talk about what I could do for ${company}. Thank you so much for your time!`,
      proposal: () =>
        "If you like the sound of this, let's talk it through. I'm happy to answer any questions.",
    },
    signOff: 'All the best,',
  },
  formal: {
    greeting: 'Dear',
    job: (subject, company) => `I am writing to apply for ${subject} at ${company}.`,
    project: (title, company) => `I am writing to you about ${title} at ${company}.`,
    skills: (skills, them) =>
      `Your description mentions ${skills}, and I have experience with ${them}.`,
    terms: 'My terms are as follows:',
    closing: {
      email: () => 'I would be grateful for the opportunity to speak with you.',
      linkedin: () => 'Would you be open to a conversation?',
      'cover-letter': (company) =>
        `I would welcome the opportunity to discuss what I could contribute to ${company}. Thank you for your consideration.`,
      proposal: () =>
        'If this proposal meets your needs, I would be pleased to discuss the details.',
    },
    signOff: 'Sincerely,',
  },
};
