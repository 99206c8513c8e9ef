import type { PitchType } from '../contract/enums.ts';
import type { AnswerKey } from './answerSentence.ts';

/**
 * The starting draft's wording in a language other than English. Names of roles, employers and titles stay as they are
 * written, where they need no article and no case.
 */
export interface ForeignPhrases {
  locale: string;
  colon: string;
  /** `name` is '' for nobody in particular. */
  greeting: (name: string, isFormal: boolean) => string;
  /** ' at an employer' */
  place: (employer: string) => string;
  current: (role: string) => string;
  recent: (role: string) => string;
  until: (role: string, year: number) => string;
  years: (count: number) => string;
  degree: string;
  studies: string;
  /** `place` is '' without a company. */
  purpose: (title: string, place: string) => string;
  /** Before the first request, and before further ones. */
  asks: [string, string];
  skills: (names: string) => string;
  certificates: string;
  languages: string;
  answers: Record<AnswerKey, string>;
  closing: Record<PitchType, string>;
  signOff: string;
}

export const FOREIGN_PHRASES: Record<string, ForeignPhrases> = {
  German: {
    locale: 'de',
    colon: ':',
    greeting: (name, isFormal) => {
      if (name !== '') return `Guten Tag ${name},`;
      return isFormal ? 'Sehr geehrte Damen und Herren,' : 'Guten Tag,';
    },
    place: (employer) => ` bei ${employer}`,
    current: (role) => `Ich arbeite als ${role}.`,
    recent: (role) => `Zuletzt habe ich als ${role} gearbeitet.`,
    until: (role, year) => `Bis ${year} habe ich als ${role} gearbeitet.`,
    years: (count) => `Ich habe ${count === 1 ? 'ein Jahr' : `${count} Jahre`} Berufserfahrung.`,
    degree: 'Mein Abschluss',
    studies: 'Mein Studium',
    purpose: (title, place) => `Ich bewerbe mich auf die Stelle „${title}“${place}.`,
    asks: ['Sie nennen', 'Sie nennen auch'],
    skills: (names) => `Ich habe Erfahrung mit ${names}.`,
    certificates: 'Meine Zertifikate',
    languages: 'Meine Sprachen',
    answers: {
      reason: 'Mein Wechselgrund',
      start: 'Mein Eintrittstermin',
      authorization: 'Meine Arbeitserlaubnis',
      place: 'Mein Arbeitsort',
      hours: 'Meine Arbeitszeit',
      salary: 'Meine Gehaltsvorstellung',
      licenses: 'Meine Lizenzen',
    },
    closing: {
      email: 'Über ein Gespräch freue ich mich.',
      linkedin: 'Hätten Sie Zeit für ein kurzes Gespräch?',
      'cover-letter': 'Gern erzähle ich Ihnen in einem Gespräch mehr. Vielen Dank für Ihre Zeit.',
      proposal: 'Die Einzelheiten bespreche ich gern mit Ihnen.',
    },
    signOff: 'Mit freundlichen Grüßen',
  },
  French: {
    locale: 'fr',
    colon: ' :',
    greeting: (name, isFormal) => {
      if (name !== '') return `Bonjour ${name},`;
      return isFormal ? 'Madame, Monsieur,' : 'Bonjour,';
    },
    place: (employer) => ` (${employer})`,
    current: (role) => `Je travaille actuellement comme ${role}.`,
    recent: (role) => `J'ai travaillé récemment comme ${role}.`,
    until: (role, year) => `J'ai travaillé comme ${role} jusqu'en ${year}.`,
    years: (count) => `J'ai ${count === 1 ? 'un an' : `${count} ans`} d'expérience.`,
    degree: 'Mon diplôme',
    studies: 'Mes études',
    purpose: (title, place) => `Je vous adresse ma candidature au poste « ${title} »${place}.`,
    asks: ['Vous mentionnez', 'Vous mentionnez aussi'],
    skills: (names) => `J'ai de l'expérience avec ${names}.`,
    certificates: 'Mes certifications',
    languages: 'Mes langues',
    answers: {
      reason: 'Ma motivation',
      start: 'Ma date de début',
      authorization: 'Mon autorisation de travail',
      place: 'Mon lieu de travail',
      hours: 'Mes horaires',
      salary: 'Mes prétentions salariales',
      licenses: 'Mes permis',
    },
    closing: {
      email: 'J’échangerais volontiers avec vous.',
      linkedin: 'Auriez-vous un moment pour un court échange ?',
      'cover-letter':
        'Je vous en dirai volontiers plus lors d’un entretien. Merci pour votre attention.',
      proposal: 'Je discuterai volontiers des détails avec vous.',
    },
    signOff: 'Cordialement,',
  },
  Spanish: {
    locale: 'es',
    colon: ':',
    greeting: (name, isFormal) => {
      if (name !== '') return `Hola, ${name}:`;
      return isFormal ? 'A quien corresponda:' : 'Buenos días:';
    },
    place: (employer) => ` en ${employer}`,
    current: (role) => `Actualmente trabajo como ${role}.`,
    recent: (role) => `Mi puesto más reciente fue ${role}.`,
    until: (role, year) => `Hasta ${year} trabajé como ${role}.`,
    years: (count) => `Tengo ${count === 1 ? 'un año' : `${count} años`} de experiencia.`,
    degree: 'Mi título',
    studies: 'Mis estudios',
    purpose: (title, place) => `Me postulo al puesto «${title}»${place}.`,
    asks: ['Ustedes mencionan', 'También mencionan'],
    skills: (names) => `Tengo experiencia con ${names}.`,
    certificates: 'Mis certificaciones',
    languages: 'Mis idiomas',
    answers: {
      reason: 'Mi motivo',
      start: 'Mi fecha de inicio',
      authorization: 'Mi permiso de trabajo',
      place: 'Mi lugar de trabajo',
      hours: 'Mi horario',
      salary: 'Mi expectativa salarial',
      licenses: 'Mis licencias',
    },
    closing: {
      email: 'Me encantaría conversar con ustedes.',
      linkedin: '¿Tendrían un momento para conversar?',
      'cover-letter': 'Con gusto les contaré más en una entrevista. Muchas gracias por su tiempo.',
      proposal: 'Con gusto repasamos juntos los detalles.',
    },
    signOff: 'Un cordial saludo,',
  },
};
