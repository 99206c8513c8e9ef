import { withNewAnswers } from '#domain/leads/import/linkedInAnswers.ts';
import { changeProfile } from '#features/profile/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import type { LeadThunk } from '../leadThunks.ts';
import { addImportedLeads } from './addImportedLeads.ts';
import type { LinkedInExport } from './leadImportSlice.ts';

/** What the user takes over of an export. */
export function chosenParts({ unticked, contacts, ...parts }: LinkedInExport) {
  const jobs = (['applications', 'saved'] as const).flatMap((part) =>
    unticked[part] ? [] : parts[part],
  );
  const leads = jobs.map((lead) => {
    const contact = unticked.contacts ? undefined : contacts[lead.id];
    return contact ? { ...lead, contactInfo: contact } : lead;
  });
  const answers = unticked.answers ? [] : parts.answers;
  return { leads, answers, profile: unticked.profile ? null : parts.profile };
}

/** Adds the leads and answers of an export. Both can be repeated: nothing is added twice. */
export const addExport =
  (found: LinkedInExport): LeadThunk =>
  async (dispatch) => {
    const { leads, answers } = chosenParts(found);
    if (leads.length > 0 && !(await dispatch(addImportedLeads(leads)))) return false;
    if (answers.length === 0) return true;
    const isKept = await dispatch(
      changeProfile(({ keptAnswers }) => ({ keptAnswers: withNewAnswers(keptAnswers, answers) })),
    );
    const text = `${answers.length === 1 ? '1 answer' : `${answers.length} answers`} added to your profile.`;
    if (isKept) dispatch(toastShown({ tone: 'success', text }));
    return isKept;
  };
