import { ChartColumn, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ColorScheme } from '#ui/colorScheme.ts';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { useTheme } from './useTheme.ts';

const Trigger = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -6px;
  border-radius: 50%;
`;

interface AccountMenuProps {
  name: string;
  onLogout: () => void;
  /** Items that only the side panel has. */
  children: ReactNode;
}

/** What the bottom navigation has no room for. */
export function AccountMenu({ name, onLogout, children }: AccountMenuProps) {
  const navigate = useNavigate();
  const { chosen, choose, options } = useTheme();
  return (
    <Menu
      label="Account"
      trigger={
        <Trigger type="button" aria-label="Account">
          <Avatar name={name} size={32} />
        </Trigger>
      }
    >
      <MenuLabel>{name}</MenuLabel>
      <MenuItem icon={ChartColumn} onSelect={() => void navigate('/app/insights')}>
        Insights
      </MenuItem>
      <MenuItem icon={Settings} onSelect={() => void navigate('/app/settings')}>
        Settings
      </MenuItem>
      {children}
      <MenuItem icon={LogOut} onSelect={onLogout}>
        Logout
      </MenuItem>
      <MenuRadioGroup value={chosen} onValueChange={(value) => choose(value as ColorScheme)}>
        <MenuLabel>Theme</MenuLabel>
        {options.map(({ value, label }) => (
          <MenuRadioItem key={value} value={value}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
