import { useFormikContext } from 'formik';
import { Download } from 'lucide-react';
import { useSelector } from 'react-redux';
import { pitchImportMessage } from '#api/errorMessages.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import { useLinkedInImport } from '#features/extraction/index.ts';
import { selectLeads } from '#features/leads/index.ts';
import { ActionField } from '#ui/ActionField.tsx';
import { FormTextField } from '#ui/FormTextField.tsx';
import { Section } from '#ui/Section.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { FieldGrid } from '#ui/Stack.tsx';
import { fillFromLead, fillFromPost, type PitchFormValues } from './pitchFormValues.ts';

/** How many leads, last updated first, can be picked from. */
const PICKABLE_LEADS = 25;

/** What the pitch is for: imported from a post, taken from a lead, or typed. */
export function OpportunitySection() {
  const { values, setValues } = useFormikContext<PitchFormValues>();
  const leads = useSelector(selectLeads);
  const picked = leads.find(({ id }) => id === values.leadId);
  const recent = leads.slice(0, PICKABLE_LEADS);
  const pickable = picked && !recent.includes(picked) ? [picked, ...recent] : recent;
  const { postUrl, problem, isImporting, importPost, changePostUrl } = useLinkedInImport({
    onImported: (post) => setValues((now) => fillFromPost(now, post)),
    messageFor: pitchImportMessage,
  });

  function pickLead(id: string) {
    const lead = leads.find((candidate) => candidate.id === id);
    if (lead) setValues((now) => fillFromLead(now, lead));
  }

  return (
    <Section title="Opportunity">
      <ActionField
        label="Import from a LinkedIn post"
        placeholder={`${LINKEDIN_POST_PREFIX}…`}
        value={postUrl}
        onValueChange={changePostUrl}
        error={problem}
        actionLabel="Import"
        icon={Download}
        busy={isImporting}
        onAction={importPost}
      />
      {pickable.length > 0 && (
        <SelectField
          label="Or take one of your leads"
          placeholder="Choose a lead…"
          value={values.leadId}
          onValueChange={pickLead}
          options={pickable.map(({ id, title, company }) => ({
            value: id,
            label: `${title}, ${company}`,
          }))}
        />
      )}
      <FieldGrid>
        <FormTextField name="company" label="Company" required />
        <FormTextField name="position" label="Position" required />
      </FieldGrid>
      <FormTextField name="description" label="Description" multiline rows={5} />
      <FieldGrid>
        <FormTextField name="location" label="Location" />
        <FormTextField name="contactName" label="Contact Name" />
        <FormTextField name="contactEmail" label="Contact Email" inputMode="email" />
      </FieldGrid>
    </Section>
  );
}
