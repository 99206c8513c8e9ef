import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isSampleLead } from '#domain/leads/isSampleLead.ts';
import { stageLabel, stageOf } from '#domain/leads/stages.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { color, radius, shadow, space, text } from '#ui/theme.ts';
import { ApplicationFacts, hasApplicationFacts } from '../ApplicationFacts.tsx';
import { DueBadge } from '../DueBadge.tsx';
import { formatMoney } from '../formatMoney.ts';
import { LeadLink } from '../LeadLink.tsx';
import { selectCurrency } from '../leadSelectors.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { SampleMark } from '../SampleLeads.tsx';
import { STATUS_TONES } from '../statusTone.ts';
import { useStatuses } from '../useStatuses.ts';
import { SelectLead } from './SelectLead.tsx';

export const BoardCardBody = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  ${text.small}
  cursor: grab;
  &:hover {
    border-color: ${color.control};
  }
  &[data-selected] {
    border-color: ${color.accent};
    background: ${color.selected};
  }
  &[data-lifted] {
    box-shadow: ${shadow.floating};
    border-color: ${color.accent};
    transform: rotate(2deg);
    cursor: grabbing;
    label {
      visibility: hidden;
    }
  }
  &[data-left] {
    border-style: dashed;
    background: none;
    box-shadow: none;
    opacity: 0.6;
  }
  h3 {
    ${text.cardTitle}
    font-size: 0.875rem;
    color: ${color.ink};
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  color: ${color.ink2};
  white-space: nowrap;
`;

/** One line: what doesn't fit is on the next one, which is cut off. */
const Line = styled(Row)`
  gap: ${space[2]} ${space[1]};
  height: 22px;
  overflow: hidden;
  > [data-due] {
    max-width: calc(100% - 20px);
    @container (max-width: 12rem) {
      svg {
        display: none;
      }
    }
  }
`;

const Company = styled.span`
  flex: 1;
  min-width: 3rem;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** The content of a lead's card on the board. */
export function BoardCard({ lead }: { lead: Lead }) {
  const currency = useAppSelector(selectCurrency);
  const { company, value, status } = lead;
  const statuses = useStatuses();
  const statusLabel = statuses.label(lead);
  const saysStatus = statusLabel !== stageLabel(stageOf(status), statuses.labels);
  return (
    <>
      <h3>
        <LeadLink lead={lead} draggable={false} />
      </h3>
      <Row>
        <SelectLead lead={lead} size={20} />
        <Company title={company}>{company}</Company>
        {value > 0 && <strong>{formatMoney(value, lead.currency ?? currency)}</strong>}
      </Row>
      {hasApplicationFacts(lead) && (
        <Row>
          <ApplicationFacts lead={lead} />
        </Row>
      )}
      {(saysStatus || isSampleLead(lead)) && (
        <Row>
          {saysStatus && (
            <Badge tone={STATUS_TONES[status]} dot>
              {statusLabel}
            </Badge>
          )}
          <SampleMark lead={lead} />
        </Row>
      )}
      <Line>
        <PriorityBadge priority={lead.priority} compact />
        <DueBadge lead={lead} short />
        <Text as="span" $push="left" $size="smallest">
          <EventTime at={lead.updatedAt} short />
        </Text>
      </Line>
    </>
  );
}
