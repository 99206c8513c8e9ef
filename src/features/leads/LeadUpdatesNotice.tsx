import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { rise } from '#ui/animations.ts';
import { Icon } from '#ui/Icon.tsx';
import { color, layer, media, motion, radius, shadow, space, text } from '#ui/theme.ts';
import { leadListRefreshed } from './leadOrderListener.ts';
import { type ListUpdates, selectListUpdates } from './leadSelectors.ts';

/** Stays in view while the list scrolls, and takes no space, so that no card moves. */
const Rail = styled.div`
  position: sticky;
  top: 76px;
  z-index: ${layer.sticky - 1};
  display: flex;
  justify-content: center;
  height: 0;
  pointer-events: none;
`;

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: 40px;
  padding: 0 3px 0 ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  ${text.small}
  white-space: nowrap;
  pointer-events: auto;
  animation: ${rise} ${motion.base};
  ${media.narrow} {
    height: 50px;
  }
`;

const Refresh = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 ${space[3]};
  border-radius: ${radius.pill};
  color: ${color.accentText};
  font-weight: 500;
  &:hover {
    background: ${color.hover};
  }
  ${media.narrow} {
    height: 44px;
  }
`;

function describe({ updates, outdated }: ListUpdates): string {
  if (updates > 0) return `${updates.toLocaleString()} ${updates === 1 ? 'update' : 'updates'}`;
  return outdated === 1 ? '1 lead no longer matches' : `${outdated} leads no longer match`;
}

/** Says what Refresh would change in the list. */
export function LeadUpdatesNotice({ onRefresh }: { onRefresh: () => void }) {
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectListUpdates);
  const hasChanges = changes.updates + changes.outdated > 0;
  const refresh = () => {
    dispatch(leadListRefreshed());
    onRefresh();
  };
  return (
    <Rail role="status">
      {hasChanges && (
        <Pill>
          <span>{describe(changes)}</span>
          <Refresh type="button" onClick={refresh}>
            <Icon of={RefreshCw} size={14} />
            Refresh
          </Refresh>
        </Pill>
      )}
    </Rail>
  );
}
