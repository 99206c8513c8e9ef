import { type MouseEvent, useContext } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { color, media } from '#ui/theme.ts';
import { leadToggled, rangeSelected, selectSelectedSet } from '../selectionSlice.ts';
import { ShownIds } from './ShownIds.ts';

/** Around a checkbox that selects one lead or all. */
export const SelectLabel = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  cursor: pointer;
  input {
    width: 16px;
    height: 16px;
    accent-color: ${color.accent};
    cursor: inherit;
  }
  ${media.touch} {
    width: 44px;
    height: 44px;
  }
`;

/** A checkbox that selects a lead; with Shift, all leads from the last one. */
export function SelectLead({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const list = useContext(ShownIds);
  const isSelected = useAppSelector((state) => selectSelectedSet(state).has(lead.id));
  const select = ({ shiftKey }: MouseEvent) => {
    const { id } = lead;
    dispatch(shiftKey ? rangeSelected({ id, list: list.current }) : leadToggled(id));
  };
  return (
    <SelectLabel>
      <input
        type="checkbox"
        aria-label={`Select ${lead.title}, ${lead.company}`}
        checked={isSelected}
        readOnly
        onClick={select}
      />
    </SelectLabel>
  );
}
