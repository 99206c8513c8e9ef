import { LIMITS } from '#domain/contract/limits.ts';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { RepeatableSection } from '#ui/fields/RepeatableSection.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { ListField } from './ListField.tsx';
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

const SHARED = { isBlank: isBlankEntry, max: LIMITS.profileList };

const technologies = (path: string) => (
  <ListField name={`${path}.technologies`} label="Technologies" placeholder="Add one" />
);

export const ExperienceSection = () => (
  <RepeatableSection<ExperienceValues>
    {...SHARED}
    name="experience"
    title="Experience"
    text="Latest first."
    noun="experience"
    titleOf={entryTitle.experience}
    makeEntry={experienceToForm}
  >
    {(path) => (
      <>
        <FieldGrid>
          <FormTextField name={`${path}.title`} label="Title" />
          <FormTextField name={`${path}.company`} label="Company" />
          <FormTextField
            name={`${path}.startDate`}
            label="Start Date"
            placeholder="2019-03, or 2019"
          />
          <FormTextField
            name={`${path}.endDate`}
            label="End Date"
            placeholder="Leave blank if current"
          />
          <FormTextField name={`${path}.location`} label="Location" />
          {technologies(path)}
        </FieldGrid>
        <FormTextField name={`${path}.description`} label="Description" multiline rows={3} />
      </>
    )}
  </RepeatableSection>
);

export const EducationSection = () => (
  <RepeatableSection<EducationValues>
    {...SHARED}
    name="education"
    title="Education"
    noun="education"
    titleOf={entryTitle.education}
    makeEntry={educationToForm}
  >
    {(path) => (
      <FieldGrid>
        <FormTextField name={`${path}.degree`} label="Degree" />
        <FormTextField name={`${path}.institution`} label="Institution" />
        <FormTextField name={`${path}.location`} label="Location" />
        <FormTextField name={`${path}.graduationYear`} label="Graduation Year" />
        <FormTextField name={`${path}.gpa`} label="GPA" placeholder="Optional" />
      </FieldGrid>
    )}
  </RepeatableSection>
);

export const ProjectsSection = () => (
  <RepeatableSection<ProjectValues>
    {...SHARED}
    name="projects"
    title="Projects"
    noun="project"
    titleOf={entryTitle.projects}
    makeEntry={projectToForm}
  >
    {(path) => (
      <>
        <FieldGrid>
          <FormTextField name={`${path}.name`} label="Name" />
          <FormTextField name={`${path}.url`} label="URL" inputMode="url" placeholder="Optional" />
        </FieldGrid>
        <FormTextField name={`${path}.description`} label="Description" multiline rows={3} />
        {technologies(path)}
      </>
    )}
  </RepeatableSection>
);
