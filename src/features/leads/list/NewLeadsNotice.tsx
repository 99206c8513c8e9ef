import styled from 'styled-components';
import { fadeIn } from '#ui/animations.ts';
import { color, media, motion } from '#ui/theme.ts';
import type { ShownLeads } from './useShownLeads.ts';

const Show = styled.button`
  height: 32px;
  color: ${color.accentText};
  font-weight: 500;
  animation: ${fadeIn} ${motion.base};
  &:hover {
    text-decoration: underline;
  }
  ${media.touch} {
    height: 44px;
  }
`;

interface NewLeadsNoticeProps {
  list: ShownLeads;
  /** Moves the focus, because the button disappears. */
  onShown: () => void;
}

/** Announces leads that other clients added. They're shown when the user asks for them. */
export function NewLeadsNotice({ list: { news, showNews }, onShown }: NewLeadsNoticeProps) {
  const show = () => {
    showNews();
    onShown();
  };
  return (
    <div role="status">
      {news > 0 && (
        <Show type="button" onClick={show}>
          {news === 1 ? '1 new lead' : `${news.toLocaleString()} new leads`}
        </Show>
      )}
    </div>
  );
}
