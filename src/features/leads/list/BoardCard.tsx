import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_STATUS_LABELS } from '#domain/lead.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { stageOf } from '#domain/stages.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, media, radius, shadow, space, text } from '#ui/theme.ts';
import { DueBadge } from '../DueBadge.tsx';
import { formatMoney } from '../formatMoney.ts';
import { LeadLink } from '../LeadLink.tsx';
import { selectCurrency } from '../leadSelectors.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { STATUS_TONES } from '../statusTone.ts';
import { SelectLead } from './SelectLead.tsx';

export const BoardCardBody = styled.div`
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
    background: ${color.accentSoft};
  }
  &[data-lifted] {
    box-shadow: ${shadow.floating};
    border-color: ${color.accent};
    transform: rotate(2deg);
    cursor: grabbing;
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
    overflow-wrap: anywhere;
    color: ${color.ink};
    /* Room for the checkbox, beside the first line. */
    &::before {
      content: '';
      float: right;
      width: 32px;
      height: 1lh;
    }
  }
  label {
    position: absolute;
    top: ${space[2]};
    right: ${space[2]};
  }
  ${media.touch} {
    label {
      top: 0;
      right: 0;
    }
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within, :has(:checked)) label {
      opacity: 0;
    }
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

const Company = styled.span`
  flex: 1;
  min-width: 3rem;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Age = styled.span`
  margin-left: auto;
  ${text.smallest}
`;

/** The content of a lead's card on the board. */
export function BoardCard({ lead }: { lead: Lead }) {
  const currency = useAppSelector(selectCurrency);
  const { company, value, status } = lead;
  const isMain = stageOf(status).statuses[0] === status;
  return (
    <>
      <h3>
        <LeadLink lead={lead} draggable={false} />
      </h3>
      <Row>
        <Monogram name={company} size={20} />
        <Company title={company}>{company}</Company>
        {value > 0 && <strong>{formatMoney(value, lead.currency ?? currency)}</strong>}
      </Row>
      {!isMain && (
        <Row>
          <Badge tone={STATUS_TONES[status]} dot>
            {LEAD_STATUS_LABELS[status]}
          </Badge>
        </Row>
      )}
      <Row>
        <PriorityBadge priority={lead.priority} compact />
        <DueBadge lead={lead} />
        <Age>{relativeDate(lead.updatedAt)}</Age>
      </Row>
      <SelectLead lead={lead} />
    </>
  );
}
