import { ChevronDown, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import type { SessionUser } from '#domain/auth/auth.ts';
import { signOut, storedUserName } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';

/** The signed-in user's menu in the navigation bar; Logout returns to the landing page. */
export function UserMenu({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function logout() {
    if (signOut.rejected.match(await dispatch(signOut()))) {
      dispatch(toastShown({ tone: 'error', text: 'Signing out failed. Please try again.' }));
    } else {
      await navigate('/');
    }
  }

  const name = storedUserName(user);
  return (
    <Menu
      trigger={
        <Button variant="ghost">
          <Avatar name={name} />
          <span>{name}</span>
          <Icon of={ChevronDown} />
        </Button>
      }
    >
      <MenuItem icon={LogOut} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
