import { LogOut, Settings } from 'lucide-react';
import styled from 'styled-components';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { type SessionUser, shownName } from '#domain/auth/auth.ts';
import { firstName } from '#domain/profile/profile.ts';
import { signOut } from '#features/auth/index.ts';
import { selectLeads } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/overlays/Menu.tsx';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { clearOutbox } from '../outbox/outboxStorage.ts';

const Trigger = styled.button`
  flex: none;
  border-radius: 50%;
`;

/** The options, and signing out. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const { waiting, sent } = useAppSelector(selectOutbox);
  const leads = useAppSelector(selectLeads);
  const ask = useQuestion();
  const { data: profile } = useGetProfileQuery();
  const name = shownName(user, firstName(profile));

  async function logout() {
    const applied = leads.filter(({ id }) => sent.some(({ leadId }) => leadId === id));
    const unsynced = [...waiting.map(({ lead }) => lead), ...applied];
    const titles = unsynced.map(({ title }) => title).join(', ');
    const mayDiscard =
      unsynced.length === 0 ||
      (await ask({
        title: 'Log out and discard unsynced leads?',
        text: `Not synced yet: ${titles}. Logging out removes what isn't synced from this browser.`,
        confirmLabel: 'Log out and discard',
        danger: true,
      }));
    if (!mayDiscard) return;
    if (signOut.rejected.match(await dispatch(signOut()))) {
      dispatch(toastShown({ tone: 'error', text: "Couldn't sign out. Please try again." }));
      return;
    }
    await clearOutbox(user.uid);
  }

  return (
    <Menu
      label="Account"
      trigger={
        <Trigger type="button" aria-label="Account">
          <Avatar name={name} />
        </Trigger>
      }
    >
      <MenuLabel>
        {name}, {user.email}
      </MenuLabel>
      <MenuItem icon={Settings} onSelect={() => void chrome.runtime.openOptionsPage()}>
        Options
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void logout()}>
        Logout
      </MenuItem>
    </Menu>
  );
}
