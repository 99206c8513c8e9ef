import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, layer, media } from '#ui/theme.ts';
import { leadToggled, rangeSelected, selectSelectedSet } from '../selectionSlice.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';
import { AT_REST } from './reveal.ts';

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

/** The checkbox replaces the monogram: on hover, focus and selection; on touch screens while leads are selected. */
const Face = styled.span`
  position: relative;
  z-index: ${layer.raised};
  display: inline-flex;
  flex: none;
  align-self: start;
  label {
    position: absolute;
    inset: 50% auto auto 50%;
    transform: translate(-50%, -50%);
  }
  &[data-selected] > :first-child {
    visibility: hidden;
  }
  @media (hover: hover) {
    [data-lead]:is(:hover, :focus-within) & > :first-child {
      visibility: hidden;
    }
    ${AT_REST}:not([data-selected]) label {
      visibility: hidden;
    }
  }
  @media (hover: none) {
    [data-selecting] & > :first-child,
    &:not([data-selecting] *) label {
      visibility: hidden;
    }
  }
`;

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
    <Face data-selected={isSelected || undefined}>
      <Monogram name={lead.company} {...(size && { size })} />
      <SelectLabel>
        <input
          type="checkbox"
          aria-label={`Select ${lead.title}, ${lead.company}`}
          checked={isSelected}
          readOnly
          onClick={select}
        />
      </SelectLabel>
    </Face>
  );
}
