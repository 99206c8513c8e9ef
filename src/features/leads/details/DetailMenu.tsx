import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead, LeadUpdate } from '#domain/contract/leads.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space } from '#ui/theme.ts';
import { changeLeads } from '../leadThunks.ts';

/** A value in the details that opens a menu. */
export const MenuTrigger = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-height: 24px;
  margin: -3px -6px;
  padding: 3px 6px;
  border-radius: ${radius.control};
  text-align: left;
  overflow-wrap: anywhere;
  > svg {
    color: ${color.ink3};
  }
  &:hover {
    background: ${color.hover};
  }
  ${media.touch} {
    margin-block: -12px;
    padding-block: 12px;
  }
`;

/** Saves a choice in a lead's details. It shows at once and can be undone. */
export function useUpdateDetail(lead: Lead): (changes: LeadUpdate) => void {
  const dispatch = useAppDispatch();
  return (changes) => void dispatch(changeLeads([lead], () => changes, 'Lead updated'));
}

interface DetailMenuProps {
  label: string;
  /** The value in words. */
  value: string;
  /** The value as it shows; by default the words. */
  shown?: ReactNode;
  /** What the menu holds. */
  children: ReactNode;
}

/** A value that opens a menu to change it. */
export const DetailMenu = ({ label, value, shown = value, children }: DetailMenuProps) => (
  <Menu
    label={label}
    trigger={
      <MenuTrigger type="button" aria-label={`${label}: ${value}`}>
        {shown}
        <Icon of={ChevronDown} size={12} />
      </MenuTrigger>
    }
  >
    {children}
  </Menu>
);

interface DetailChoiceProps<Value extends string>
  extends Omit<DetailMenuProps, 'children' | 'value'> {
  value: Value;
  labels: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

/** One of a few values, which a menu changes. */
export const DetailChoice = <Value extends string>({
  value,
  labels,
  onChoose,
  ...menu
}: DetailChoiceProps<Value>) => (
  <DetailMenu {...menu} value={labels[value]}>
    <MenuRadioGroup value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
      {(Object.keys(labels) as Value[]).map((choice) => (
        <MenuRadioItem key={choice} value={choice}>
          {labels[choice]}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  </DetailMenu>
);
