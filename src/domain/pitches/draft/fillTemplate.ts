import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { personName } from '#domain/words/personName.ts';

const PLACEHOLDER = /\{\{? ?(company|position|location|contact|name|email|summary|skills) ?\}?\}/gi;

/**
 * Fills in the user's own template, such as 'Hi {contact}'. Returns null for a single word, which
 * only names a template.
 */
export function fillTemplate({ profile, posting, settings }: PitchInput): string | null {
  const template = settings.template.trim();
  if (template.search(PLACEHOLDER) === -1 && !/\s/.test(template)) return null;
  const values: Record<string, string> = {
    company: posting.company,
    position: posting.position,
    location: posting.location,
    contact: personName(posting.contactName, posting.company)?.name ?? `${posting.company} team`,
    name: profile.personalInfo.name,
    email: profile.personalInfo.email,
    summary: profile.professionalSummary,
    skills: new Intl.ListFormat('en-US').format(profile.skills.technicalSkills),
  };
  return template.replace(PLACEHOLDER, (_, name: string) => values[name.toLowerCase()] ?? '');
}
