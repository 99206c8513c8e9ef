import { api } from '#api/api.ts';
import { PEOPLE_LIST } from '#api/tags.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { NewPerson } from '#domain/contract/people.ts';
import { counted } from '#domain/counted.ts';
import { withNewAnswers } from '#domain/leads/import/linkedInAnswers.ts';
import { changeProfile } from '#features/profile/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import type { LeadThunk } from '../leadThunks.ts';
import { addImportedLeads } from './addImportedLeads.ts';
import type { LinkedInExport } from './leadImportSlice.ts';

/** What the user takes over of an export. */
export function chosenParts({ unticked, contacts, ...parts }: LinkedInExport) {
  const jobs = (['applications', 'saved', 'similar'] as const).flatMap((part) =>
    unticked[part] ? [] : parts[part],
  );
  const leads = jobs.map((lead) => {
    const contact = unticked.contacts ? undefined : contacts[lead.id];
    return contact ? { ...lead, contactInfo: contact } : lead;
  });
  const answers = unticked.answers ? [] : parts.answers;
  const connections = unticked.connections ? [] : parts.connections;
  return { leads, answers, connections, profile: unticked.profile ? null : parts.profile };
}

/** Adds people that aren't listed until they are found or linked. */
const addConnections =
  (people: readonly NewPerson[]): LeadThunk =>
  async (dispatch) => {
    try {
      let added = 0;
      for (let at = 0; at < people.length; at += LIMITS.importedPeople) {
        const some = people.slice(at, at + LIMITS.importedPeople);
        const request = api.endpoints.importPeople.initiate({ people: some, isListed: false });
        added += (await dispatch(request).unwrap()).addedIds.length;
      }
      dispatch(api.util.invalidateTags([PEOPLE_LIST]));
      const text = `${counted(added, 'connection')} added.`;
      dispatch(toastShown({ tone: 'success', text }));
      return true;
    } catch (error) {
      dispatch(failed(error, 'adding connections'));
      return false;
    }
  };

/** Adds the leads, connections and answers of an export. It can be repeated: nothing is added twice. */
export const addExport =
  (found: LinkedInExport): LeadThunk =>
  async (dispatch) => {
    const { leads, answers, connections } = chosenParts(found);
    if (leads.length > 0 && !(await dispatch(addImportedLeads(leads)))) return false;
    if (connections.length > 0 && !(await dispatch(addConnections(connections)))) return false;
    if (answers.length === 0) return true;
    const isKept = await dispatch(
      changeProfile(({ keptAnswers }) => ({ keptAnswers: withNewAnswers(keptAnswers, answers) })),
    );
    const text = `${counted(answers.length, 'answer')} added to your profile.`;
    if (isKept) dispatch(toastShown({ tone: 'success', text }));
    return isKept;
  };
