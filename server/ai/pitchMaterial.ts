import type { Experience, Project, UserProfile } from '#domain/contract/profile.ts';
import type { PitchBrief, Posting } from './pitchBrief.ts';

/** The parts of a profile that matter most to a posting. */
export interface PitchMaterial {
  /** Skills that the posting names too, in the profile's order. */
  sharedSkills: string[];
  /** The skills to name when the posting names none of them. */
  otherSkills: string[];
  experience: Experience | null;
  project: Project | null;
}

/** The longest sentence that is quoted from a profile, in characters. */
const LONGEST_SENTENCE = 320;

/** The first sentence, with its full stop; '' when there is none that is short enough to quote. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const [sentence] = /^.*?[.!?](?=\s|$)/.exec(line) ?? [line];
  const said = sentence.trim();
  if (said === '' || said.length > LONGEST_SENTENCE) return '';
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the text has this term as words of its own: 'Go' is not in 'Google'. */
const mentions = (text: string, term: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}(?![\\p{L}\\p{N}+#])`, 'iu').test(text);

const postingText = ({ position, description, tags }: Posting): string =>
  [position, description, ...tags].join('\n');

/** The entry that has most in common with the posting; of equals the first. */
function closest<T extends { technologies: string[]; description: string }>(
  entries: readonly T[],
  text: string,
): T | null {
  const score = ({ technologies }: T) =>
    technologies.filter((technology) => mentions(text, technology)).length;
  const [best] = entries.toSorted((a, b) => score(b) - score(a));
  return best ?? null;
}

const namedEntries = (profile: UserProfile): Experience[] =>
  profile.experience.filter(({ title, company }) => title !== '' && company !== '');

/** Chooses what a pitch shall speak of. */
export function pitchMaterial({ profile, posting }: PitchBrief): PitchMaterial {
  const text = postingText(posting);
  const skills = profile.skills.technicalSkills;
  return {
    sharedSkills: skills.filter((skill) => mentions(text, skill)),
    otherSkills: skills.filter((skill) => !mentions(text, skill)),
    experience: closest(namedEntries(profile), text),
    project: closest(
      profile.projects.filter(({ name }) => name !== ''),
      text,
    ),
  };
}
