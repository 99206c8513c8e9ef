import { LayoutGrid } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { shortName } from '#domain/auth.ts';
import { selectUser, signOut } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { color, space } from '#ui/theme.ts';
import { useOpenDashboard } from './serverOriginContext.ts';

const Root = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  height: 52px;
  padding: 0 ${space[2]} 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  > :first-child {
    margin-right: auto;
  }
`;

/** The line above the panel: the dashboard and the account. */
export function PanelHeader() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const openDashboard = useOpenDashboard();

  async function logout() {
    if (signOut.rejected.match(await dispatch(signOut()))) {
      dispatch(toastShown({ tone: 'error', text: "Couldn't sign out. Please try again." }));
    }
  }

  return (
    <Root>
      <BrandMark />
      <IconButton
        label="Open dashboard"
        icon={LayoutGrid}
        onClick={() => openDashboard('/app/leads')}
      />
      {user && (
        <Button variant="ghost" onClick={logout} title={`Signed in as ${shortName(user)}`}>
          Logout
        </Button>
      )}
    </Root>
  );
}
