import { Banknote, Send } from 'lucide-react';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { hasField } from '#domain/leads/leadField.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Chip } from '#ui/display/Chip.tsx';

/** Whether a lead is applied for, and has something to show of it. */
export const hasApplicationFacts = (lead: Lead): boolean =>
  hasField(lead, 'appliedAt') && (lead.compensationRange !== '' || lead.appliedAt !== null);

/** On a card: what an application pays, and when it was sent. */
export const ApplicationFacts = ({ lead }: { lead: Lead }) =>
  hasApplicationFacts(lead) && (
    <>
      {lead.compensationRange && <Chip icon={Banknote}>{lead.compensationRange}</Chip>}
      {lead.appliedAt && (
        <Chip icon={Send}>
          Applied <CalendarDay day={calendarDateOf(lead.appliedAt)} inText />
        </Chip>
      )}
    </>
  );
