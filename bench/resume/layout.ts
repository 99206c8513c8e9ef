import type { Person } from './people.ts';

/** What every layout needs to say of a person in its own way. */

export type DateStyle = 'short' | 'long' | 'slash' | 'dot' | 'iso' | 'year';

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
const PRESENT = { en: 'Present', de: 'heute', fr: 'aujourd’hui', es: 'actualidad' };

/** A month such as `2019-03`, or 'present', in the words of a resume. */
export function dateText(month: string, style: DateStyle, { language }: Person): string {
  if (month === 'present') return PRESENT[language];
  const [year = '', number = ''] = month.split('-');
  if (style === 'year' || number === '') return year;
  const name = MONTHS[language].split(' ')[Number(number) - 1] ?? '';
  if (style === 'long') return `${name} ${year}`;
  if (style === 'short') return `${name.slice(0, 3)} ${year}`;
  if (style === 'slash') return `${number}/${year}`;
  if (style === 'dot') return `${number}.${year}`;
  return month;
}

/** The headings of a layout, in the person's language. */
export const headings = (person: Person) =>
  person.language === 'de'
    ? {
        summary: 'Profil',
        jobs: 'Berufserfahrung',
        studies: 'Ausbildung',
        skills: 'Kenntnisse',
        soft: 'Persönliche Stärken',
        certifications: 'Zertifikate',
        projects: 'Projekte',
        languages: 'Sprachen',
        interests: 'Interessen',
        achievements: 'Auszeichnungen',
        contact: 'Kontakt',
      }
    : {
        summary: 'Summary',
        jobs: 'Experience',
        studies: 'Education',
        skills: 'Skills',
        soft: 'Soft Skills',
        certifications: 'Certifications',
        projects: 'Projects',
        languages: 'Languages',
        interests: 'Interests',
        achievements: 'Achievements',
        contact: 'Contact',
      };

/** How a layout differs from the person's whole truth. */
export interface LayoutTraits {
  /** Only years are printed. */
  years?: boolean;
  /** Sections that the layout leaves out. */
  omits?: ('summary' | 'soft' | 'projects' | 'interests' | 'achievements' | 'languages')[];
  /** Entries without their places. */
  placeless?: boolean;
}
