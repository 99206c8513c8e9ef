import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { BULLET } from './lineTexts.ts';
import type { LinePlace, ProfileLine } from './profileLines.ts';

type Lists = Pick<
  UserProfile,
  'experience' | 'projects' | 'additionalInfo' | 'professionalSummary'
>;

/** What of the profile changes. */
export type LineChanges = Partial<Lists>;

/** Where the user can add a line: jobs and projects, the newest first as in the profile, then achievements. */
export const linePlaces = ({
  experience,
  projects,
}: Lists): { place: LinePlace; label: string }[] => [
  ...experience.map(({ title, company }, index) => ({
    place: { list: 'experience' as const, index },
    label: [title, company].filter((text) => text !== '').join(', '),
  })),
  ...projects.map(({ name }, index) => ({
    place: { list: 'projects' as const, index },
    label: name,
  })),
  { place: { list: 'achievements' }, label: 'Achievements' },
];

/** The profile with the text at a place after `change`. Each achievement is a text of its own. */
function changed(profile: Lists, place: LinePlace, change: (text: string) => string): LineChanges {
  switch (place.list) {
    case 'experience':
    case 'projects':
      return {
        [place.list]: profile[place.list].map((entry, index) =>
          index === place.index ? { ...entry, description: change(entry.description) } : entry,
        ),
      };
    case 'achievements': {
      const achievements = profile.additionalInfo.achievements.map(change);
      return { additionalInfo: { ...profile.additionalInfo, achievements } };
    }
    case 'summary':
      return { professionalSummary: change(profile.professionalSummary) };
  }
}

/** The text with a line below its last one, with the same bullet. */
function withLast(text: string, line: string): string {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  const [bullet = ''] = BULLET.exec(last) ?? [];
  return text.trim() === '' ? line : `${text.trimEnd()}\n${/\d/.test(bullet) ? '' : bullet}${line}`;
}

/**
 * Adds a line of the user to a job, a project or the achievements. Achievements take it where its entry has no room.
 *
 * @returns the changed lists
 */
export function withLine(profile: Lists, place: LinePlace, line: string): LineChanges {
  if (place.list === 'experience' || place.list === 'projects') {
    const entry = profile[place.list][place.index];
    if (entry && withLast(entry.description, line).length <= LIMITS.profileText)
      return changed(profile, place, (text) => withLast(text, line));
  }
  const { additionalInfo } = profile;
  return {
    additionalInfo: { ...additionalInfo, achievements: [...additionalInfo.achievements, line] },
  };
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Finds a line in its text, where it may be broken over several lines. */
const inText = (line: string): RegExp =>
  new RegExp(line.trim().split(/\s+/).map(escaped).join('\\s+'), 'u');

/** Words a line anew where it is. A line that isn't there any more is added. */
export function reworded(
  profile: Lists,
  { text: before, place }: ProfileLine,
  text: string,
): LineChanges {
  if (place === null) return {};
  const line = inText(before);
  let isFound = false;
  const changes = changed(profile, place, (whole) => {
    if (isFound || !line.test(whole)) return whole;
    isFound = true;
    return whole.replace(line, () => text);
  });
  return isFound ? changes : withLine(profile, place, text);
}
