import type { LanguageFrame } from './letterFrame.ts';

export const english: LanguageFrame = {
  base: {
    locale: 'en-US',
    at: ' at {company}',
    greeting: { person: 'Hello {name},', team: 'Hello {company} team,', none: 'Hello,' },
    subject: {
      job: 'the {title} position{at}',
      untitledJob: 'a position{at}',
      project: '“{title}”{at}',
      untitledProject: 'your project',
    },
    job: "I'm applying for {subject}.",
    project: "I'm writing about {subject}.",
    brings: 'What I bring:',
    skills: 'My skills include {skills}.',
    languages: 'I speak {languages}.',
    news: 'One more example from my work: {line}',
    reference: ' (reference {reference})',
    mail: { subject: '{title}', reference: ', ref. {reference}' },
    terms: 'How I work:',
    referral: `Hi {contact},

I hope you're well. I'm applying for the {position} position at {company}, and I thought of you. Would you be willing to refer me, or to tell me a little about the team?

Either way, thank you. I'm happy to send you my resume.

Best wishes,
{name}`,
    answers: {
      reason: "Why I'm looking",
      field: 'Why this field',
      relocation: "Where I'd move",
      start: 'Start date',
      authorization: 'Work authorization',
      place: 'Location',
      hours: 'Hours',
      salary: 'Salary',
      licenses: 'Licenses',
    },
    ready: {
      language: ['I speak {language} well.', 'I don’t speak {language}.'],
      authorization: ['I am authorized to work {in}.', 'I would need a permit to work {in}.'],
      start: ['I can start immediately.'],
      relocation: ['I’m ready to move.', 'I can’t move.'],
      licenses: ['I have the required license.', 'I don’t have the required license.'],
      hours: ['I can work the required hours.', 'I can’t work the required hours.'],
      place: ['The place of work suits me.', 'The place of work doesn’t suit me.'],
    },
    closing: {
      email: "I'd be glad to talk.",
      linkedin: 'Would you be open to a short conversation?',
      'cover-letter': "I'd be glad to tell you more in a conversation. Thank you for your time.",
      proposal: "I'd be glad to go over the details on a call.",
    },
    signOff: 'Best regards,',
    day: { on: 'on {day}', today: 'today' },
    sent: {
      application: 'I applied for {subject} {on}.',
      proposal: 'I sent my proposal for {subject} {on}.',
      message: 'I wrote about {subject} {on}.',
      again: 'I last wrote about {subject} {on}.',
      unknown: "I'm following up on {subject}.",
    },
    thanks: {
      interview: 'Thank you for the interview for {subject}.',
      conversation: 'Thank you for talking with me about {subject}.',
      application: 'Thank you for considering me for {subject}.',
    },
    reply: {
      thanks: 'Thank you for your message.',
      answers: 'Here are my answers, in your order:',
      close: 'I look forward to hearing from you.',
      times: { label: 'Times that suit me', blank: 'days and times' },
      documents: 'documents',
      answer: 'your answer',
    },
    question: {
      process: 'Could you tell me where you are in the process?',
      project: 'Have you had a chance to think about it?',
      news: "Is there anything else you'd like to know?",
      nextSteps: 'Could you tell me what the next steps are?',
      talk: 'When would be a good time to talk?',
    },
  },
  tones: {
    casual: {
      greeting: { person: 'Hi {name},', team: 'Hi {company} team,', none: 'Hi,' },
      job: "I saw {subject} and I'd like to apply.",
      project: 'I saw {subject} and wanted to get in touch.',
      terms: "Here's how I work:",
      closing: {
        email: 'Do you have time for a quick call this week?',
        linkedin: 'Do you have time for a quick chat?',
        'cover-letter': "I'd love to hear more. Could we talk?",
        proposal: "If that sounds good, let's sort out the details on a quick call.",
      },
      signOff: 'Cheers,',
      question: {
        process: 'Do you know yet how things look?',
        nextSteps: 'What are the next steps?',
      },
    },
    friendly: {
      greeting: { person: 'Hi {name},', team: 'Hi {company} team,', none: 'Hi,' },
      job: "I'd love to be considered for {subject}.",
      project: "I came across {subject} and I'd love to help.",
      terms: "Here's how I like to work:",
      closing: {
        email: "Would you have time for a short call? I'd be happy to tell you more.",
        linkedin: 'Would you have time for a short chat?',
        'cover-letter': "I'd love to tell you more. Thank you so much for your time!",
        proposal: "If you like the sound of this, let's talk it through.",
      },
      signOff: 'All the best,',
      question: {
        process: 'Could you let me know how things are going?',
        news: 'Is there anything else I can tell you?',
        nextSteps: 'Could you let me know what happens next?',
        talk: 'When would be a good time for a chat?',
      },
    },
    formal: {
      greeting: { person: 'Dear {name},', team: 'Dear Hiring Team,', none: 'Dear Hiring Team,' },
      job: 'I am applying for {subject}.',
      project: 'I am writing to you about {subject}.',
      terms: 'My terms are as follows:',
      answers: { reason: 'Why I am looking', relocation: 'Where I would move' },
      closing: {
        email: 'I would be grateful for the opportunity to speak with you.',
        linkedin: 'Would you be open to a conversation?',
        'cover-letter':
          'I would welcome the opportunity to speak with you. Thank you for your consideration.',
        proposal: 'I would be pleased to discuss the details.',
      },
      signOff: 'Sincerely,',
      sent: { unknown: 'I am following up on {subject}.' },
      question: {
        process: 'Could you please let me know where you are in the selection process?',
        project: 'Have you had an opportunity to consider it?',
        news: 'Is there any further information you would like to have?',
        nextSteps: 'Could you please let me know what the next steps will be?',
        talk: 'When would be a convenient time for us to speak?',
      },
    },
  },
};
