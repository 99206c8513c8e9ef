import type { LanguageFrame } from './letterFrame.ts';

export const german: LanguageFrame = {
  base: {
    locale: 'de-DE',
    at: ' bei {company}',
    greeting: { person: 'Guten Tag {name},', team: 'Guten Tag,', none: 'Guten Tag,' },
    subject: {
      job: 'die Stelle „{title}“{at}',
      untitledJob: 'eine Stelle{at}',
      project: 'das Projekt „{title}“{at}',
      untitledProject: 'Ihr Projekt',
    },
    job: 'ich bewerbe mich auf {subject}.',
    project: 'ich schreibe Ihnen über {subject}.',
    brings: 'Das bringe ich mit:',
    skills: 'Zu meinen Kenntnissen gehören {skills}.',
    languages: 'Ich spreche {languages}.',
    news: 'Noch ein Beispiel aus meiner Arbeit: {line}',
    reference: ' (Kennziffer {reference})',
    mail: { subject: 'Bewerbung: {title}', reference: ', Kennziffer {reference}' },
    terms: 'So arbeite ich:',
    referral: `Hallo {contact},

ich hoffe, es geht Ihnen gut. Ich bewerbe mich bei {company} auf die Stelle „{position}“ und habe dabei an Sie gedacht. Würden Sie mich empfehlen oder mir etwas über das Team erzählen?

Vielen Dank schon jetzt. Meinen Lebenslauf schicke ich Ihnen gern.

Viele Grüße
{name}`,
    answers: {
      reason: 'Wechselgrund',
      field: 'Warum dieses Fach',
      relocation: 'Umzug',
      start: 'Eintrittstermin',
      authorization: 'Arbeitserlaubnis',
      place: 'Arbeitsort',
      hours: 'Arbeitszeit',
      salary: 'Gehaltsvorstellung',
      licenses: 'Lizenzen',
    },
    ready: {
      language: ['Ich spreche gut {language}.', 'Ich spreche kein {language}.'],
      authorization: [
        'Ich benötige keine Arbeitserlaubnis.',
        'Ich benötige eine Arbeitserlaubnis.',
      ],
      start: ['Ich kann sofort anfangen.'],
      relocation: ['Ich bin umzugsbereit.', 'Ich kann nicht umziehen.'],
      licenses: ['Den verlangten Nachweis habe ich.', 'Den verlangten Nachweis habe ich nicht.'],
      hours: ['Die Arbeitszeiten passen für mich.', 'Die Arbeitszeiten passen für mich nicht.'],
      place: ['Der Arbeitsort passt für mich.', 'Der Arbeitsort passt für mich nicht.'],
    },
    closing: {
      email: 'Über ein Gespräch freue ich mich.',
      linkedin: 'Hätten Sie Zeit für ein kurzes Gespräch?',
      'cover-letter': 'Gern erzähle ich Ihnen in einem Gespräch mehr. Vielen Dank für Ihre Zeit.',
      proposal: 'Die Einzelheiten bespreche ich gern mit Ihnen.',
    },
    signOff: 'Mit freundlichen Grüßen',
    day: { on: 'am {day}', today: 'heute' },
    sent: {
      application: 'Ich habe mich {on} auf {subject} beworben.',
      proposal: 'Ich habe {on} mein Angebot für {subject} geschickt.',
      message: 'Ich habe {on} über {subject} geschrieben.',
      again: 'Ich habe zuletzt {on} über {subject} geschrieben.',
      unknown: 'Ich schreibe Ihnen noch einmal über {subject}.',
    },
    thanks: {
      interview: 'Vielen Dank für das Vorstellungsgespräch über {subject}.',
      conversation: 'Vielen Dank für das Gespräch über {subject}.',
      application: 'Vielen Dank, dass Sie meine Bewerbung auf {subject} prüfen.',
    },
    reply: {
      thanks: 'vielen Dank für Ihre Nachricht.',
      answers: 'Hier sind meine Antworten in Ihrer Reihenfolge:',
      close: 'Ich freue mich auf Ihre Antwort.',
      times: { label: 'Passende Termine', blank: 'Tage und Uhrzeiten' },
      documents: 'Unterlagen',
      answer: 'Antwort',
    },
    question: {
      process: 'Können Sie mir sagen, wie weit Sie mit dem Verfahren sind?',
      project: 'Konnten Sie schon darüber nachdenken?',
      news: 'Möchten Sie noch etwas wissen?',
      nextSteps: 'Können Sie mir sagen, wie es weitergeht?',
      talk: 'Wann passt Ihnen ein Gespräch?',
    },
  },
  tones: {
    formal: {
      greeting: { team: 'Sehr geehrte Damen und Herren,', none: 'Sehr geehrte Damen und Herren,' },
    },
  },
};
