import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { AT_REST } from '../rowAtRest.ts';
import { color, layer, media } from '../theme.ts';

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
    [data-row]:is(:hover, :focus-within) & > :first-child {
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

interface SelectFaceProps {
  /** The accessible name of the checkbox. */
  label: string;
  isSelected: boolean;
  onSelect: (event: MouseEvent) => void;
  /** The monogram. */
  children: ReactNode;
}

/** The monogram of a row, and the checkbox that selects it. */
export const SelectFace = ({ label, isSelected, onSelect, children }: SelectFaceProps) => (
  <Face data-selected={isSelected || undefined}>
    {children}
    <SelectLabel>
      <input type="checkbox" aria-label={label} checked={isSelected} readOnly onClick={onSelect} />
    </SelectLabel>
  </Face>
);
