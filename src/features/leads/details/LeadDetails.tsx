import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { AskedCard, InstructionNotice, useAsked } from '#features/pitches/index.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { color, space, text } from '#ui/theme.ts';
import { useIsDeleted } from '../useIsDeleted.ts';
import { DeletedLead } from './DeletedLead.tsx';
import { parseQualificationNotes } from './detailTexts.ts';
import { LeadSummary } from './LeadSummary.tsx';
import { LeadTags } from './LeadTags.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { basicRows, contactRows, postingRows } from './leadDetailRows.tsx';
import { useDetailText } from './useDetailText.ts';
import { useLeadTimeline } from './useLeadTimeline.ts';

const Sections = styled.fieldset`
  min-width: 0;
  border: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  container-type: inline-size;
  [role='alert'] + & {
    margin-top: ${space[5]};
  }
  h3 {
    ${text.sectionTitle}
  }
`;

const Title = styled.h3`
  margin-bottom: ${space[2]};
`;

const Prose = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${color.ink2};
`;

const PitchText = styled(Prose)`
  ${text.reading}
  color: ${color.ink};
`;

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

/** All of a lead, without sections that are empty. Fields that change often are edited in place. */
export function LeadDetails({ lead }: { lead: Lead }) {
  const timeline = useLeadTimeline(lead);
  const isDeleted = useIsDeleted(lead.id);
  return (
    <>
      {isDeleted && <DeletedLead lead={lead} />}
      {/* Typed text stays, to be copied. */}
      <Sections disabled={isDeleted}>
        <LeadSummary lead={lead} />
        <section aria-label="Timeline">
          <LeadTimeline lead={lead} timeline={timeline} />
        </section>
        {/* Below the timeline, whose height isn't known before. */}
        {!timeline.isLoading && <LeadFacts lead={lead} />}
      </Sections>
    </>
  );
}

/** Why a lead is qualified or not, edited in place. */
function LeadQualificationNotes({ lead }: { lead: Lead }) {
  const edit = useDetailText({
    lead,
    field: 'qualificationNotes',
    current: lead.qualificationNotes,
    parse: parseQualificationNotes,
  });
  const shown = lead.qualificationNotes
    ? { value: lead.qualificationNotes }
    : { addLabel: 'Add notes' };
  return <InlineEdit multiline label="Qualification Notes" edit={edit} {...shown} />;
}

function LeadFacts({ lead }: { lead: Lead }) {
  const posting = postingRows(lead);
  const asked = useAsked({ description: lead.description, leadId: lead.id });
  return (
    <>
      <InstructionNotice toAI={asked.toAI} />
      <AskedCard asked={asked} />
      <Titled title="Basic Information">
        <DefinitionList ruled rows={basicRows(lead)} />
      </Titled>
      <Titled title="Tags">
        <LeadTags lead={lead} />
      </Titled>
      {lead.description && (
        <Titled title="Description">
          <Prose>{lead.description}</Prose>
        </Titled>
      )}
      <Titled title="Contact Information">
        <DefinitionList ruled wide rows={contactRows(lead)} />
      </Titled>
      {posting.length > 0 && (
        <Titled title="Job Posting">
          <DefinitionList ruled wide rows={posting} />
        </Titled>
      )}
      {lead.pitch && (
        <Titled title="Pitch">
          <PitchText>{lead.pitch}</PitchText>
        </Titled>
      )}
      <Titled title="Qualification Notes">
        <LeadQualificationNotes lead={lead} />
      </Titled>
    </>
  );
}
