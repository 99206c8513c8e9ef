import type { PeriodWords } from '#domain/period.ts';

/** The words of a resume that its profile doesn't have. */
interface ResumeWords extends PeriodWords {
  summary: string;
  skills: string;
  experience: string;
  projects: string;
  education: string;
  certifications: string;
  languages: string;
  achievements: string;
  interests: string;
  technologies: string;
}

const ENGLISH: ResumeWords = {
  locale: 'en-US',
  present: 'Present',
  until: 'Until',
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  certifications: 'Certifications',
  languages: 'Languages',
  achievements: 'Achievements',
  interests: 'Interests',
  technologies: 'Technologies',
};

const WORDS: ResumeWords[] = [
  ENGLISH,
  {
    locale: 'de-DE',
    present: 'heute',
    until: 'Bis',
    summary: 'Profil',
    skills: 'Kenntnisse',
    experience: 'Berufserfahrung',
    projects: 'Projekte',
    education: 'Ausbildung',
    certifications: 'Zertifikate',
    languages: 'Sprachen',
    achievements: 'Erfolge',
    interests: 'Interessen',
    technologies: 'Technologien',
  },
  {
    locale: 'fr-FR',
    present: 'aujourd’hui',
    until: 'Jusqu’à',
    summary: 'Profil',
    skills: 'Compétences',
    experience: 'Expérience professionnelle',
    projects: 'Projets',
    education: 'Formation',
    certifications: 'Certifications',
    languages: 'Langues',
    achievements: 'Réalisations',
    interests: 'Centres d’intérêt',
    technologies: 'Technologies',
  },
  {
    locale: 'es-ES',
    present: 'actualidad',
    until: 'Hasta',
    summary: 'Perfil',
    skills: 'Habilidades',
    experience: 'Experiencia profesional',
    projects: 'Proyectos',
    education: 'Formación',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    achievements: 'Logros',
    interests: 'Intereses',
    technologies: 'Tecnologías',
  },
];

/** The words for a locale; English for one that we don't know. */
export const resumeWords = (locale: string | null): ResumeWords =>
  WORDS.find((words) => words.locale === locale) ?? ENGLISH;
