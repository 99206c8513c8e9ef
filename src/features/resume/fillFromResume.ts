import { getIn, setIn } from 'formik';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { isWorthSaving, type ProfileFormValues, profileToForm } from '#features/profile/index.ts';
import type { Choice, Difference } from '#ui/fields/DifferenceReview.tsx';
import { type Doubt, findDoubts } from './resumeChecks.ts';
import { RESUME_FIELDS } from './resumeFields.ts';

/** A resume as values of the profile form, and the doubts about them. */
export function resumeToForm({ extractedData, userProfile, doubts }: ResumeResponse): {
  resume: ProfileFormValues;
  doubts: Doubt[];
} {
  const read = profileToForm({ ...extractedData, ...userProfile });
  const resume = {
    ...read,
    experience: read.experience.filter(isWorthSaving.experience),
    education: read.education.filter(isWorthSaving.education),
    projects: read.projects.filter(isWorthSaving.projects),
  };
  return { resume, doubts: findDoubts(doubts, read) };
}

/** A field that was empty and got the resume's value. */
export type FilledField = Pick<Difference, 'path' | 'label'>;

/**
 * Fills the form's empty fields from a resume and leaves the others unchanged.
 *
 * @returns the new values, the `filled` fields, and the `differences` for the user to decide
 */
export function fillFromResume(
  values: ProfileFormValues,
  resume: ProfileFormValues,
): { values: ProfileFormValues; filled: FilledField[]; differences: Difference[] } {
  let after = values;
  const filled: FilledField[] = [];
  const differences: Difference[] = [];
  for (const { path, label, isEmpty, isSame, lines, merge } of RESUME_FIELDS) {
    const mine: unknown = getIn(values, path);
    const theirs: unknown = getIn(resume, path);
    if (isEmpty(theirs)) continue;
    if (isEmpty(mine)) {
      after = setIn(after, path, theirs);
      filled.push({ path, label });
    } else if (!isSame(mine, theirs)) {
      const merged = merge?.(mine, theirs);
      differences.push({
        path,
        label,
        mine: lines(mine),
        theirs: lines(theirs),
        canMerge: merged !== undefined && !isSame(mine, merged),
      });
    }
  }
  return { values: after, filled, differences };
}

/** Applies the user's choices, by field path; a field without a choice stays unchanged. */
export function applyChoices(
  values: ProfileFormValues,
  resume: ProfileFormValues,
  choices: Record<string, Choice>,
): ProfileFormValues {
  return RESUME_FIELDS.reduce((after, { path, merge }) => {
    const choice = choices[path] ?? 'mine';
    if (choice === 'mine') return after;
    const theirs: unknown = getIn(resume, path);
    const taken = choice === 'both' && merge ? merge(getIn(after, path), theirs) : theirs;
    return setIn(after, path, taken);
  }, values);
}
