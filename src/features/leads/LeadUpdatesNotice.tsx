import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { fadeIn } from '#ui/animations.ts';
import { Icon } from '#ui/Icon.tsx';
import { color, media, motion, space } from '#ui/theme.ts';
import { leadListRefreshed } from './leadOrderSlice.ts';
import type { ListUpdates } from './leadSelectors.ts';

const Notice = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.ink2};
  animation: ${fadeIn} ${motion.base};
`;

const Refresh = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  color: ${color.accentText};
  font-weight: 500;
  &:hover {
    text-decoration: underline;
  }
  ${media.narrow} {
    height: 44px;
  }
`;

function describe({ updates, outdated }: ListUpdates): string {
  if (updates > 0) return `${updates.toLocaleString()} ${updates === 1 ? 'update' : 'updates'}`;
  return outdated === 1 ? '1 lead no longer matches' : `${outdated} leads no longer match`;
}

interface LeadUpdatesNoticeProps {
  changes: ListUpdates;
  onRefresh: () => void;
}

/** Says what Refresh would change in the list. */
export function LeadUpdatesNotice({ changes, onRefresh }: LeadUpdatesNoticeProps) {
  const dispatch = useAppDispatch();
  const refresh = () => {
    dispatch(leadListRefreshed());
    onRefresh();
  };
  return (
    <Notice>
      {describe(changes)}
      <Refresh type="button" onClick={refresh}>
        <Icon of={RefreshCw} size={14} />
        Refresh
      </Refresh>
    </Notice>
  );
}
