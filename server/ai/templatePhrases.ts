import type { PitchTone, PitchType } from '#domain/contract/enums.ts';

/** The wording of the template writer, by tone. Nothing here claims a fact. */
export interface Phrases {
  greeting: (contact: string, company: string) => string;
  /** `subject` is 'the Designer position' or the name of a project in quotes. */
  opening: (subject: string, company: string) => string;
  sharedSkills: (skills: string) => string;
  otherSkills: (skills: string) => string;
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
    greeting: (contact, company) => `Hello ${contact || `${company} team`},`,
    opening: (subject, company) => `I am writing about ${subject} at ${company}.`,
    sharedSkills: (skills) => `Your description mentions ${skills}; I bring that with me.`,
    otherSkills: (skills) => `What I would bring: ${skills}.`,
    years: (years) => `Behind me are ${years} of experience.`,
    summary: 'About me:',
    project: 'A piece of work you can look at:',
    achievement: 'Also worth a mention:',
    terms: 'How I work:',
    closing: {
      email: () => 'Could we find 15 minutes for a call in the coming days?',
      linkedin: () => 'Would you be open to a short conversation?',
      'cover-letter': (company) =>
        `I would be glad to talk about what I could do for ${company}, and thank you for reading this.`,
      proposal: () =>
        'If this sounds right to you, let us go through the details in a call; a written plan follows from there.',
    },
    signOff: 'Best regards,',
  },
  casual: {
    greeting: (contact, company) => `Hey ${contact || `${company} team`},`,
    opening: (subject, company) => `just came across ${subject} at ${company} and had to write.`,
    sharedSkills: (skills) => `You mention ${skills}, and that's what I'm into as well.`,
    otherSkills: (skills) => `What I'm good for: ${skills}.`,
    years: (years) => `I've got ${years} of experience.`,
    summary: 'Me in a nutshell:',
    project: 'Something to click on:',
    achievement: 'Oh, and:',
    terms: "Here's how I work:",
    closing: {
      email: () => 'Up for a quick call?',
      linkedin: () => 'Up for a quick chat?',
      'cover-letter': (company) => `I'd love to hear more about ${company}. Shall we talk?`,
      proposal: () => "If that sounds good, let's sort out the details in a quick call.",
    },
    signOff: 'Cheers,',
  },
  friendly: {
    greeting: (contact, company) => `Hi ${contact || `${company} team`},`,
    opening: (subject, company) =>
      `I was happy to find ${subject} at ${company}, and would love to hear more about it.`,
    sharedSkills: (skills) => `You mention ${skills}: that is just what I enjoy working with.`,
    otherSkills: (skills) => `Here is what I would bring along: ${skills}.`,
    years: (years) => `I have ${years} of experience to share.`,
    summary: 'A little about me:',
    project: 'If you would like to see something I made:',
    achievement: 'One more thing I am glad about:',
    terms: 'This is how I like to work:',
    closing: {
      email: () => 'Would you have time for a short call? I would be happy to tell you more.',
      linkedin: () => 'Would you like to have a chat about it?',
      'cover-letter': (company) =>
        `I would be so glad to meet you all at ${company}. Thank you for your time!`,
      proposal: () =>
        'If you like the sound of this, let us talk it through; I am happy to answer any question.',
    },
    signOff: 'All the best,',
  },
  formal: {
    greeting: (contact) => `Dear ${contact || 'Hiring Team'},`,
    opening: (subject, company) => `I wish to express my interest in ${subject} at ${company}.`,
    sharedSkills: (skills) =>
      `Your description refers to ${skills}, with which I am well acquainted.`,
    otherSkills: (skills) => `My qualifications include the following: ${skills}.`,
    years: (years) => `I have gathered ${years} of professional experience.`,
    summary: 'By way of introduction:',
    project: 'I may refer you to the following work:',
    achievement: 'I may further mention:',
    terms: 'My terms of work are these:',
    closing: {
      email: () => 'I would be grateful for the opportunity of a conversation.',
      linkedin: () => 'May I ask whether you would be open to a conversation?',
      'cover-letter': (company) =>
        `I would welcome the opportunity to discuss my application with ${company}, and thank you for your consideration.`,
      proposal: () =>
        'Should this meet with your approval, I would be pleased to discuss the particulars.',
    },
    signOff: 'Yours sincerely,',
  },
};
