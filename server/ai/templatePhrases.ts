import type { PitchTone, PitchType } from '#domain/contract/enums.ts';

/** The template writer's wording in one tone. It states no facts of its own. */
export interface Phrases {
  greeting: (name: string) => string;
  /** `subject` is 'the Designer position' or a project's name in quotes. */
  opening: (subject: string, company: string) => string;
  mentionedSkills: (skills: string) => string;
  skills: (skills: string) => string;
  moreSkills: (skills: string) => string;
  years: (years: string) => string;
  summary: string;
  project: string;
  achievement: string;
  terms: string;
  closing: Record<PitchType, (company: string) => string>;
  signOff: string;
}

export const PHRASES: Record<PitchTone, Phrases> = {
  professional: {
    greeting: (name) => `Hello ${name},`,
    opening: (subject, company) => `I'm writing about ${subject} at ${company}.`,
    mentionedSkills: (skills) =>
      `Your description mentions ${skills}, which I have experience with.`,
    skills: (skills) => `I'd bring skills in ${skills}.`,
    moreSkills: (skills) => `I'd also bring skills in ${skills}.`,
    years: (years) => `I have ${years} of experience.`,
    summary: 'A bit about my background:',
    project: 'A relevant example is',
    achievement: 'Another highlight:',
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
    greeting: (name) => `Hey ${name},`,
    opening: (subject, company) =>
      `I just came across ${subject} at ${company} and wanted to reach out.`,
    mentionedSkills: (skills) => `You mention ${skills}, which I've worked with too.`,
    skills: (skills) => `I can help with ${skills}.`,
    moreSkills: (skills) => `I can also help with ${skills}.`,
    years: (years) => `I've got ${years} of experience.`,
    summary: 'Quick intro:',
    project: 'A good example of my work is',
    achievement: 'Oh, and one more thing:',
    terms: "Here's how I work:",
    closing: {
      email: () => 'Up for a quick call?',
      linkedin: () => 'Up for a quick chat?',
      'cover-letter': (company) => `I'd love to hear more about ${company}. Want to talk?`,
      proposal: () => "If that sounds good, let's sort out the details on a quick call.",
    },
    signOff: 'Cheers,',
  },
  friendly: {
    greeting: (name) => `Hi ${name},`,
    opening: (subject, company) =>
      `I was happy to come across ${subject} at ${company} and would love to hear more.`,
    mentionedSkills: (skills) => `You mention ${skills}, which I enjoy working with.`,
    skills: (skills) => `I'd love to bring my skills in ${skills}.`,
    moreSkills: (skills) => `I'd also love to bring my skills in ${skills}.`,
    years: (years) => `I have ${years} of experience.`,
    summary: 'A little about me:',
    project: 'One of my projects is',
    achievement: "One more thing I'm happy to share:",
    terms: "Here's how I like to work:",
    closing: {
      email: () => "Would you have time for a short call? I'd be happy to tell you more.",
      linkedin: () => 'Would you like to chat about it?',
      'cover-letter': (company) =>
        `I'd love to talk with you about ${company}. Thank you so much for your time!`,
      proposal: () =>
        "If you like the sound of this, let's talk it through. I'm happy to answer any questions.",
    },
    signOff: 'All the best,',
  },
  formal: {
    greeting: (name) => `Dear ${name},`,
    opening: (subject, company) =>
      `I am writing to express my interest in ${subject} at ${company}.`,
    mentionedSkills: (skills) =>
      `Your description mentions ${skills}, with which I have experience.`,
    skills: (skills) => `My skills include ${skills}.`,
    moreSkills: (skills) => `My skills also include ${skills}.`,
    years: (years) => `I have ${years} of experience.`,
    summary: 'A brief summary of my background:',
    project: 'A relevant example of my work is',
    achievement: 'An achievement worth mentioning:',
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
