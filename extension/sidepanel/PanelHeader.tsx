import { LayoutGrid } from 'lucide-react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { color, space } from '#ui/theme.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useOpenDashboard } from './serverOriginContext.ts';

const HeaderBar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  height: 52px;
  padding: 0 ${space[3]} 0 ${space[4]};
  border-bottom: 1px solid ${color.line};

  > :first-child {
    margin-right: auto;
  }
`;

/** The line above the panel: the dashboard and the account. */
export function PanelHeader() {
  const user = useAppSelector(selectUser);
  const openDashboard = useOpenDashboard();
  return (
    <HeaderBar>
      <h1>
        <BrandMark />
      </h1>
      <IconButton
        label="Open dashboard"
        icon={LayoutGrid}
        onClick={() => openDashboard('/app/leads')}
      />
      {user && <AccountMenu user={user} />}
    </HeaderBar>
  );
}
