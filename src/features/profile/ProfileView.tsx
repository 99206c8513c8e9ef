import { NOT_AVAILABLE } from '#domain/lead.ts';
import type { UserProfile } from '#domain/profile.ts';
import { Card } from '#ui/Card.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Section } from '#ui/Section.tsx';
import { Stack } from '#ui/Stack.tsx';

const shown = (text: string | undefined): string => text || NOT_AVAILABLE;
const listed = (items: readonly string[] | undefined): string => shown(items?.join(', '));

/** The profile to read; what is not given says N/A (product spec, section 2, Settings). */
export function ProfileView({ profile }: { profile: UserProfile | null }) {
  const { personalInfo, skills } = profile ?? {};
  return (
    <Stack>
      <Card>
        <Section title="Personal Information">
          <DefinitionList
            rows={[
              { label: 'Name', value: shown(personalInfo?.name) },
              { label: 'Email', value: shown(personalInfo?.email) },
              { label: 'Location', value: shown(personalInfo?.location) },
              { label: 'LinkedIn', value: shown(personalInfo?.linkedin) },
              { label: 'GitHub', value: shown(personalInfo?.github) },
              { label: 'Portfolio', value: shown(personalInfo?.portfolio) },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <Section title="Professional Summary">
          <DefinitionList
            rows={[
              { label: 'Summary', value: shown(profile?.professionalSummary) },
              {
                label: 'Years of Experience',
                value: shown(profile ? String(profile.yearsOfExperience || '') : ''),
              },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <Section title="Skills">
          <DefinitionList
            rows={[
              { label: 'Technical Skills', value: listed(skills?.technicalSkills) },
              { label: 'Soft Skills', value: listed(skills?.softSkills) },
              { label: 'Certifications', value: listed(skills?.certifications) },
            ]}
          />
        </Section>
      </Card>
    </Stack>
  );
}
