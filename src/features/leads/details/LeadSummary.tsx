import { ChevronDown } from 'lucide-react';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { dueText } from '#domain/leads/followUp.ts';
import { isActive, LEAD_PRIORITY_LABELS } from '#domain/leads/lead.ts';
import { hasField } from '#domain/leads/leadField.ts';
import { localDay } from '#domain/localDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Value, Values } from '#ui/display/Values.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { DueBadge } from '../DueBadge.tsx';
import { FollowUpMenu } from '../FollowUpMenu.tsx';
import { formatMoney } from '../formatMoney.ts';
import { LeadStatusMenu } from '../LeadStatusMenu.tsx';
import { selectCurrency } from '../leadSelectors.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { DetailChoice, MenuTrigger, useUpdateDetail } from './DetailMenu.tsx';
import { parseValue } from './detailTexts.ts';
import { selectLeadDetails } from './leadDetailsSlice.ts';
import { useDetailText } from './useDetailText.ts';

/** The fields of a lead that change most often, each saved at once. */
export function LeadSummary({ lead }: { lead: Lead }) {
  const own = useAppSelector(selectCurrency);
  const currency = lead.currency ?? own;
  const update = useUpdateDetail(lead);
  const due = toDate(lead.nextFollowUpAt);
  // A closed lead isn't overdue.
  const followUp = due && (isActive(lead) ? dueText(due) : localDay(due));
  const value = useDetailText({
    lead,
    field: 'value',
    current: lead.value === 0 ? '' : String(lead.value),
    parse: parseValue(currency, own),
  });
  const isAdded = useAppSelector(selectLeadDetails).addedFact === 'value' && lead.value === 0;
  const showsValue = isAdded || lead.value > 0 || value.text !== null || hasField(lead, 'value');
  return (
    <Values>
      <Value label="Status">
        <LeadStatusMenu lead={lead} />
      </Value>
      <Value label="Priority">
        <DetailChoice
          label="Priority"
          value={lead.priority}
          labels={LEAD_PRIORITY_LABELS}
          shown={<PriorityBadge priority={lead.priority} />}
          onChoose={(priority) => update({ priority })}
        />
      </Value>
      {showsValue && (
        <Value label="Value">
          <InlineEdit
            label="Value"
            edit={value}
            autoStart={isAdded}
            {...(lead.value === 0
              ? { addLabel: 'Add value' }
              : { value: formatMoney(lead.value, currency) })}
            inputMode="decimal"
            placeholder={(14_400).toLocaleString()}
          />
        </Value>
      )}
      <Value label="Next Follow-up">
        <FollowUpMenu
          leads={[lead]}
          trigger={
            <MenuTrigger type="button" aria-label={`Next Follow-up: ${followUp ?? 'None'}`}>
              {followUp ? (
                isActive(lead) ? (
                  <DueBadge lead={lead} short />
                ) : (
                  followUp
                )
              ) : (
                <Muted as="span">None</Muted>
              )}
              <Icon of={ChevronDown} size={12} />
            </MenuTrigger>
          }
        />
      </Value>
    </Values>
  );
}
