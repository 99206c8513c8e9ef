import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { LeadMessages, MessageDrop } from '#features/messages/index.ts';
import { LeadPeople } from '#features/people/index.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { space, text } from '#ui/theme.ts';
import { RestoreLead } from '../RestoreLead.tsx';
import { useIsDeleted } from '../useLead.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadPosting } from './LeadPosting.tsx';
import { LeadSummary } from './LeadSummary.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { useLeadTimeline } from './useLeadTimeline.ts';

const Sections = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  container-type: inline-size;
  [role='alert'] + & {
    margin-top: ${space[5]};
  }
  h3 {
    ${text.sectionTitle}
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  align-items: start;
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > * {
    flex: auto;
  }
`;

interface LeadDetailsProps {
  lead: Lead;
  /** Below the values. */
  actions?: ReactNode;
}

/** All of a lead, without what is empty. Fields that change often are edited in place. */
export function LeadDetails({ lead, actions }: LeadDetailsProps) {
  const timeline = useLeadTimeline(lead);
  const isDeleted = useIsDeleted(lead.id);
  return (
    <>
      {isDeleted && (
        <ErrorBlock
          title="This lead was deleted"
          text="Restore it with its notes, interviews, messages and pitches."
          action={<RestoreLead id={lead.id} variant="primary" />}
        />
      )}
      {/* Typed text stays, to be copied. */}
      <Sections disabled={isDeleted}>
        <LeadSummary lead={lead} />
        {actions && <Actions>{actions}</Actions>}
        <LeadPeople lead={lead} />
        <Columns>
          <section aria-label="Timeline">
            <MessageDrop leadId={lead.id}>
              <LeadMessages lead={lead} />
              <LeadTimeline lead={lead} timeline={timeline} />
            </MessageDrop>
          </section>
          {/* Below the timeline, whose height isn't known before. */}
          {!timeline.isLoading && (
            <div>
              <LeadFacts lead={lead} changes={timeline.changes} />
              <LeadPosting lead={lead} />
            </div>
          )}
        </Columns>
      </Sections>
    </>
  );
}
