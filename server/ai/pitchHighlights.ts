import type { Experience, Project } from '#domain/contract/profile.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { containsTerm } from './containsTerm.ts';
import { mentionsSkill } from './mentionsSkill.ts';

/** The parts of a profile that matter most for a posting. */
export interface PitchHighlights {
  /** Skills that the description mentions. */
  mentionedSkills: string[];
  /** The other skills. Those in the title or the tags come first. */
  otherSkills: string[];
  experience: Experience | null;
  project: Project | null;
}

/** The entry with the most technologies that the posting names. The first one wins a tie. */
function closest<T extends { technologies: string[] }>(
  entries: readonly T[],
  text: string,
): T | null {
  const score = ({ technologies }: T) =>
    technologies.filter((technology) => containsTerm(text, technology)).length;
  const [best] = entries.toSorted((a, b) => score(b) - score(a));
  return best ?? null;
}

/** Chooses what a pitch says about the user. */
export function pitchHighlights({ profile, posting }: PitchInput): PitchHighlights {
  const titleAndTags = [posting.position, ...posting.tags].join('\n');
  const wholePosting = `${titleAndTags}\n${posting.description}`;
  const skills = profile.skills.technicalSkills;
  const isMentioned = (skill: string) => mentionsSkill(posting.description, skill);
  const rank = (skill: string) => (containsTerm(titleAndTags, skill) ? 0 : 1);
  return {
    mentionedSkills: skills.filter(isMentioned),
    otherSkills: skills
      .filter((skill) => !isMentioned(skill))
      .toSorted((a, b) => rank(a) - rank(b)),
    experience: closest(
      profile.experience.filter(({ title, company }) => title !== '' && company !== ''),
      wholePosting,
    ),
    project: closest(
      profile.projects.filter(({ name }) => name !== ''),
      wholePosting,
    ),
  };
}
