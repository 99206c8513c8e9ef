import type { UserProfile } from '#domain/contract/profile.ts';
import { containsTerm } from './containsTerm.ts';
import { withoutCapitals } from './postingNames.ts';
import { SKILL_BY_SPELLING } from './skillVocabulary.ts';

const listFormat = new Intl.ListFormat('en-US');

const DEGREE =
  /\b(?:bachelor|master|ph\.? ?d|doctora|degree|diploma|b\.?sc?|b\.?a|m\.?sc?|m\.?a|mba|bsn)\b/i;

/** Whether the posting names a certificate, by its name or its letters: 'BLS', 'CPA'. */
function isNamed(certificate: string, posting: string): boolean {
  const letters = certificate.match(/\b\p{Lu}{2,}\b/gu) ?? [];
  const names = letters.filter((name) => !SKILL_BY_SPELLING.has(name.toLowerCase()));
  return [certificate, ...names].some((name) => containsTerm(posting, name));
}

/** One sentence on licenses and certificates, or else a degree, that the posting names. A beginner's are always named. */
export function credentials(
  { skills, education, experience }: UserProfile,
  posting: string,
): string {
  const isBeginner = experience.length === 0;
  const certificates = skills.certifications.filter((name) => isBeginner || isNamed(name, posting));
  if (certificates.length > 0) {
    return `My credentials include ${listFormat.format(certificates.slice(0, 3))}.`;
  }
  const studied = education.find(({ institution, degree }) => institution !== '' && degree !== '');
  if (!studied || !(isBeginner || (DEGREE.test(posting) && DEGREE.test(studied.degree)))) return '';
  const { institution, degree } = studied;
  const [name = '', ...places] = institution.split(', ');
  const school = withoutCapitals(places.length > 1 ? name : institution);
  return `I studied at ${/^(?:\w+ )?University of\b/.test(school) ? 'the ' : ''}${school} (${degree}).`;
}
