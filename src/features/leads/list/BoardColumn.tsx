import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { leadStats } from '#domain/leads/leadStats.ts';
import { type Stage, stageLabel } from '#domain/leads/stages.ts';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { StatusDot } from '#ui/display/StatusDot.tsx';
import { useElementRect } from '#ui/hooks/useElementRect.ts';
import { color, layer, radius, space, text } from '#ui/theme.ts';
import { formatMoney } from '../formatMoney.ts';
import { selectCurrency } from '../leadSelectors.ts';
import { STATUS_TONES } from '../statusTone.ts';
import { useStatuses } from '../useStatuses.ts';
import { BoardCard, BoardCardBody } from './BoardCard.tsx';

/** Pixels. */
const CARD_HEIGHT = 104;
const GAP = 8;

const Column = styled.section`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunken};
  scroll-snap-align: start;
  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const Head = styled.header`
  /* Narrower boards scroll sideways, where it would stick to the board instead of the page. */
  @media (min-width: 1100px) {
    position: sticky;
    z-index: ${layer.tableHead};
    top: var(--head, 56px);
  }
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: inherit;
  ${text.small}
  color: ${color.ink2};
  h2 {
    ${text.small}
    font-weight: 600;
    color: ${color.ink};
  }
`;

/** In a narrow column on a line of its own, with or without a value, so that the cards start level. */
const Sum = styled.span`
  flex-basis: 100%;
  min-height: 1lh;
  @container (min-width: 13rem) {
    flex-basis: auto;
    min-height: 0;
    margin-left: auto;
  }
`;

const Cards = styled.ul`
  position: relative;
  margin: 0 ${space[2]} ${space[2]};
  > li {
    position: absolute;
    inset: 0 0 auto;
  }
`;

const DraggableCard = memo(function DraggableCard({ lead }: { lead: Lead }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: lead.id,
    // Not a button: it has a link and a checkbox.
    attributes: { role: 'group' },
  });
  const isSelected = useAppSelector((state) => selectSelectedSet(state).has(lead.id));
  return (
    <BoardCardBody
      ref={(node) => {
        setNodeRef(node);
        // A key on the card itself lifts it, not one on a control inside.
        setActivatorNodeRef(node);
      }}
      {...attributes}
      {...listeners}
      aria-label={`${lead.title}, ${lead.company}`}
      data-row={lead.id}
      data-selected={isSelected || undefined}
      data-left={isDragging || undefined}
    >
      <BoardCard lead={lead} />
    </BoardCardBody>
  );
});

interface BoardColumnProps {
  stage: Stage;
  /** Those of the column, in the order of the list. */
  leads: readonly Lead[];
}

/** A stage of the board: leads can be dropped anywhere on it. Only the cards near the window are in the DOM. */
export function BoardColumn({ stage, leads }: BoardColumnProps) {
  const cards = useRef<HTMLUListElement>(null);
  const { top } = useElementRect(cards);
  const name = stageLabel(stage, useStatuses().labels);
  const { setNodeRef, isOver } = useDroppable({ id: stage.name });
  const own = useAppSelector(selectCurrency);
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    scrollMargin: top,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => leads[index]?.id ?? index,
    gap: GAP,
    overscan: 1,
  });
  const values = useMemo(
    () =>
      leadStats(leads, own).totalValues.map((sum) => formatMoney(sum.value, sum.currency ?? own)),
    [leads, own],
  );
  return (
    <Column ref={setNodeRef} aria-label={name} data-over={isOver || undefined}>
      <Head>
        <StatusDot $tone={STATUS_TONES[stage.statuses[0]]} />
        <h2>{name}</h2>
        <span>{leads.length.toLocaleString()}</span>
        <Sum title={values.join(', ')}>{values[0]}</Sum>
      </Head>
      <Cards ref={cards} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const lead = leads[index];
          if (!lead) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <DraggableCard lead={lead} />
            </li>
          );
        })}
      </Cards>
    </Column>
  );
}
