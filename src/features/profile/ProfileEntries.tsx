import { LIMITS } from '#domain/contract/limits.ts';
import { period } from '#domain/period.ts';
import { bulletsOf } from '#domain/profile/lineTexts.ts';
import { RepeatableSection } from '#ui/fields/RepeatableSection.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import {
  type EducationValues,
  type ExperienceValues,
  educationToForm,
  entryTitle,
  experienceToForm,
  isBlankEntry,
  type ProjectValues,
  projectToForm,
} from './profileEntries.ts';
import { ENTRY_FIELDS, type EntryList } from './profileFields.ts';

const SHARED = { isBlank: isBlankEntry, max: LIMITS.profileList };

/** '5 sentences' */
function sentences({ description }: { description: string }): string {
  const { length } = bulletsOf(description).filter((line) => line !== '');
  return length === 0 ? '' : `${length} ${length === 1 ? 'sentence' : 'sentences'}`;
}

const fieldsOf = (list: EntryList) => (path: string) => (
  <ProfileFields fields={ENTRY_FIELDS[list]} path={`${path}.`} />
);

/** The repeatable parts of the profile form. */
export const PROFILE_ENTRIES = {
  experience: (
    <RepeatableSection<ExperienceValues>
      {...SHARED}
      name="experience"
      noun="experience"
      titleOf={entryTitle.experience}
      aboutOf={(entry) => [period(entry.startDate, entry.endDate), sentences(entry)]}
      makeEntry={experienceToForm}
    >
      {fieldsOf('experience')}
    </RepeatableSection>
  ),
  education: (
    <RepeatableSection<EducationValues>
      {...SHARED}
      name="education"
      noun="education"
      titleOf={entryTitle.education}
      aboutOf={({ graduationYear }) => [graduationYear, '']}
      makeEntry={educationToForm}
    >
      {fieldsOf('education')}
    </RepeatableSection>
  ),
  projects: (
    <RepeatableSection<ProjectValues>
      {...SHARED}
      name="projects"
      noun="project"
      titleOf={entryTitle.projects}
      aboutOf={(entry) => [entry.url, sentences(entry)]}
      makeEntry={projectToForm}
    >
      {fieldsOf('projects')}
    </RepeatableSection>
  ),
};
