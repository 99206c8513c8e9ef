import type { LanguageFrame } from './letterFrame.ts';

export const french: LanguageFrame = {
  base: {
    locale: 'fr-FR',
    at: ' ({company})',
    greeting: { person: 'Bonjour {name},', team: 'Bonjour,', none: 'Bonjour,' },
    subject: {
      job: 'le poste « {title} »{at}',
      untitledJob: 'un poste{at}',
      project: 'le projet « {title} »{at}',
      untitledProject: 'votre projet',
    },
    job: 'Je vous adresse ma candidature pour {subject}.',
    project: 'Je vous écris concernant {subject}.',
    brings: 'Ce que j’apporte :',
    skills: 'Mes compétences comprennent {skills}.',
    languages: 'Langues : {languages}.',
    news: 'Un autre exemple de mon parcours : {line}',
    reference: ' (référence {reference})',
    mail: { subject: 'Candidature : {title}', reference: ', réf. {reference}' },
    terms: 'Ma façon de travailler :',
    referral: `Bonjour {contact},

J’espère que vous allez bien. Je postule chez {company} pour le poste « {position} » et j’ai pensé à vous. Accepteriez-vous de me recommander, ou de me parler un peu de l’équipe ?

Merci d’avance dans tous les cas. Je vous envoie volontiers mon CV.

Bien à vous,
{name}`,
    answers: {
      reason: 'Motivation',
      field: 'Choix du métier',
      relocation: 'Mobilité géographique',
      start: 'Disponibilité',
      authorization: 'Autorisation de travail',
      place: 'Lieu de travail',
      hours: 'Horaires',
      salary: 'Prétentions salariales',
      licenses: 'Permis',
    },
    ready: {
      language: ['Je parle bien {language}.', 'Je ne parle pas {language}.'],
      authorization: [
        'Je n’ai pas besoin de permis de travail.',
        'J’aurais besoin d’un permis de travail.',
      ],
      start: ['Je peux commencer immédiatement.'],
      relocation: ['Je peux déménager.', 'Je ne peux pas déménager.'],
      licenses: ['Je dispose du permis demandé.', 'Je ne dispose pas du permis demandé.'],
      hours: ['Les horaires me conviennent.', 'Les horaires ne me conviennent pas.'],
      place: ['Le lieu de travail me convient.', 'Le lieu de travail ne me convient pas.'],
    },
    closing: {
      email: 'J’échangerais volontiers avec vous.',
      linkedin: 'Auriez-vous un moment pour un court échange ?',
      'cover-letter':
        'Je vous en dirai volontiers plus lors d’un entretien. Merci pour votre attention.',
      proposal: 'Je discuterai volontiers des détails avec vous.',
    },
    signOff: 'Cordialement,',
    day: { on: 'le {day}', today: 'aujourd’hui' },
    sent: {
      application: 'J’ai envoyé ma candidature pour {subject} {on}.',
      proposal: 'J’ai envoyé ma proposition pour {subject} {on}.',
      message: 'J’ai écrit concernant {subject} {on}.',
      again: 'J’ai écrit pour la dernière fois concernant {subject} {on}.',
      unknown: 'Je reviens vers vous concernant {subject}.',
    },
    thanks: {
      interview: 'Merci pour l’entretien concernant {subject}.',
      conversation: 'Merci pour notre échange concernant {subject}.',
      application: 'Merci d’examiner ma candidature pour {subject}.',
    },
    reply: {
      thanks: 'Merci pour votre message.',
      answers: 'Voici mes réponses, dans l’ordre de vos questions :',
      close: 'Dans l’attente de votre retour.',
      times: { label: 'Mes disponibilités', blank: 'jours et heures' },
      documents: 'documents',
      answer: 'réponse',
    },
    question: {
      process: 'Pourriez-vous me dire où vous en êtes ?',
      project: 'Avez-vous eu l’occasion d’y réfléchir ?',
      news: 'Y a-t-il autre chose que vous souhaiteriez savoir ?',
      nextSteps: 'Pourriez-vous m’indiquer les prochaines étapes ?',
      talk: 'Quand seriez-vous disponible pour échanger ?',
    },
  },
  tones: { formal: { greeting: { team: 'Madame, Monsieur,', none: 'Madame, Monsieur,' } } },
};
