import type { ResumePart, ResumeSection } from './resumeSections.ts';

/** Boxes below one title. */
export interface ResumeGroup {
  id: string;
  title: string;
  /** The entry that the rows belong to, which goes with them. */
  entry: ResumePart | null;
  /** All entries of its section, whose order can change. */
  siblings: readonly ResumePart[];
  /** Its rows are words in one line, such as skills. */
  isLine: boolean;
  rows: readonly ResumePart[];
}

const ASKED = 'Skills they ask for';
const OTHERS = 'Your other skills';

/** The sections as boxes: jobs and projects are groups of their own, and so are the skills that a posting names. */
export function resumeGroups(sections: readonly ResumeSection[]): ResumeGroup[] {
  return sections.flatMap(({ id, title, isLine, parts }): ResumeGroup[] => {
    const group = (title: string, rows: readonly ResumePart[], key = id): ResumeGroup => ({
      id: key,
      title,
      entry: null,
      siblings: [],
      isLine,
      rows,
    });
    if (parts.some(({ parts }) => parts.length > 0)) {
      return parts.map((entry) => ({
        ...group(entry.text, entry.parts, entry.id),
        entry,
        siblings: parts,
      }));
    }
    const asked = id === 'skills' ? parts.filter(({ isAsked }) => isAsked) : [];
    if (asked.length === 0) return [group(title || 'Contact', parts)];
    const others = parts.filter(({ isAsked }) => !isAsked);
    return [
      group(ASKED, asked, 'skills.asked'),
      ...(others.length > 0 ? [group(OTHERS, others)] : []),
    ];
  });
}
