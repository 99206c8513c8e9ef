import { LogOut, Settings } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { type SessionUser, shortName } from '#domain/auth.ts';
import { signOut } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Menu, MenuItem, MenuLabel } from '#ui/Menu.tsx';
import { color, text } from '#ui/theme.ts';

const Avatar = styled.button`
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text.smallest}
  font-weight: 600;
`;

/** The options, and signing out. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  async function logout() {
    if (signOut.rejected.match(await dispatch(signOut()))) {
      dispatch(toastShown({ tone: 'error', text: "Couldn't sign out. Please try again." }));
    }
  }
  return (
    <Menu
      label="Account"
      trigger={
        <Avatar type="button" aria-label="Account">
          {[...shortName(user)][0]?.toLocaleUpperCase()}
        </Avatar>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      <MenuItem icon={Settings} onSelect={() => void chrome.runtime.openOptionsPage()}>
        Options
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
