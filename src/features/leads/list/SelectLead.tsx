import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { Monogram } from '#ui/display/Monogram.tsx';
import { SelectFace } from '#ui/fields/SelectFace.tsx';
import { leadToggled, rangeSelected, selectSelectedSet } from '../selectionSlice.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';

interface SelectLeadProps {
  lead: Lead;
  /** Pixels of the monogram. */
  size?: number;
}

/** A lead's monogram, and the checkbox that selects it; with Shift, all leads from the last one. */
export function SelectLead({ lead, size }: SelectLeadProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isSelected = useAppSelector((state) => selectSelectedSet(state).has(lead.id));
  const select = ({ shiftKey }: MouseEvent) => {
    const { id } = lead;
    dispatch(
      shiftKey ? rangeSelected({ id, list: selectShownIds(store.getState()) }) : leadToggled(id),
    );
  };
  return (
    <SelectFace
      label={`Select ${lead.title}, ${lead.company}`}
      isSelected={isSelected}
      onSelect={select}
    >
      <Monogram name={lead.company} {...(size && { size })} />
    </SelectFace>
  );
}
