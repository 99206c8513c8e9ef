import type { PitchInput } from './pitchInput.ts';
import { joinList } from './templateSentences.ts';

const PLACEHOLDER = /\{\{? ?(company|position|location|contact|name|email|summary|skills) ?\}?\}/gi;

/** Fills in the user's own template, such as 'Hi {contact}'. Returns null if it has no placeholders. */
export function fillTemplate({ profile, posting, settings }: PitchInput): string | null {
  if (settings.template.search(PLACEHOLDER) === -1) return null;
  const values: Record<string, string> = {
    company: posting.company,
    position: posting.position,
    location: posting.location,
    contact: posting.contactName,
    name: profile.personalInfo.name,
    email: profile.personalInfo.email,
    summary: profile.professionalSummary,
    skills: joinList(profile.skills.technicalSkills),
  };
  return settings.template.replace(
    PLACEHOLDER,
    (_, name: string) => values[name.toLowerCase()] ?? '',
  );
}
