import type { Experience, Project, UserProfile } from '#domain/contract/profile.ts';

/** A line of the profile that says what the user did, and the entry that it belongs to. */
export interface ProfileLine {
  /** Without its bullet. */
  text: string;
  job?: Experience;
  project?: Project;
}

export const BULLET = /^\s*(?:[•▪‣·*●○◦➢►✓–—-]|\d+[.)])\s+/;

/** A period after a letter or one of these isn't the end: 'U.S.', 'e.g.', 'Dr.'. */
const SENTENCE_END =
  /(?<=[!?]|(?<!(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|Prof|vs|approx|incl|bzw|ca|Nr|No|Inc|Ltd|etc))\.)\s+(?=[\p{Lu}\d])/u;

/** A heading, a list of tools, an address, or what the user is rather than did. */
const VIRTUE =
  /^(?:strong|excellent|solid|good|great|deep|expert(?:ise)?|proficien\w+|ability|able|knowledge|familiar\w*|skilled|experienced?|fluent|passionate|motivated|detail-oriented) /i;
const LIST_LABEL =
  /^(?:tech\w*(?: (?:stack|used))?|tools?(?: used)?|stack|skills?|environment|keywords?|links?|coursework|gpa|grade|technologi\w+|tecnolog\w+|umgebung)\s*:/i;
const FRAGMENT = /:$|^https?:|^\S+$|^\S+ \S+$/;

const saysNoDeed = (line: string): boolean =>
  [VIRTUE, LIST_LABEL, FRAGMENT].some((pattern) => pattern.test(line));

/** The lines of a description: one a bullet, with lines that were broken joined again. */
export function bulletsOf(description: string): string[] {
  const lines = description.split('\n').map((line) => line.trim());
  return lines
    .reduce<string[]>((bullets, line) => {
      const last = bullets.at(-1);
      if (last && /^\p{Ll}/u.test(line)) bullets[bullets.length - 1] = `${last} ${line}`;
      else bullets.push(line);
      return bullets;
    }, [])
    .map((line) => line.replace(BULLET, '').trim());
}

/** A sentence about the one before: 'The portal has 40 users.', 'Calls fell by a third.' */
const CONTINUES =
  /^(?:The|This|That|These|Those|It|They|As a result|Result|Which)\b|^\p{L}+(?: \p{L}+){0,3} (?:fell|rose|grew|dropped|went|was|were|is|are|now)\b/u;

/** The sentences of a bullet. One that continues another stays with it. */
const sentencesOf = (bullet: string): string[] =>
  bullet.split(SENTENCE_END).reduce<string[]>((sentences, sentence) => {
    const last = sentences.at(-1);
    if (last && CONTINUES.test(sentence)) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
    return sentences;
  }, []);

const linesOf = (description: string): string[] => bulletsOf(description).flatMap(sentencesOf);

/** A degree says nothing that was done, unless it names a thesis or a placement. */
const STUDY_WORK =
  /\b(?:thesis|dissertation|capstone|placement|practicum|rotation|\p{L}*arbeit\b|praktikum|mémoire|stage|tesis|trabajo de fin|prácticas)\b/iu;

/**
 * The lines of the profile that letters can be written from, in its order: experience with volunteering
 * and placements, projects, theses and achievements.
 */
export function profileLines(profile: UserProfile): ProfileLine[] {
  const lines: ProfileLine[] = [
    ...profile.experience.flatMap((job) => linesOf(job.description).map((text) => ({ text, job }))),
    ...profile.projects.flatMap((project) =>
      linesOf(project.description).map((text) => ({ text, project })),
    ),
    ...profile.education
      .filter(({ degree }) => STUDY_WORK.test(degree))
      .map(({ degree, institution }) => ({
        text: [degree, institution].filter((part) => part !== '').join(', '),
      })),
    ...profile.additionalInfo.achievements.flatMap(linesOf).map((text) => ({ text })),
  ];
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    if (text === '' || saysNoDeed(text) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
