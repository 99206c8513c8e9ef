import styled from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import { fadeIn } from '#ui/animations.ts';
import { color, media, motion } from '#ui/theme.ts';
import { orderFrozen, selectCurrentOrder, selectNewCount } from '../shownLeadsSlice.ts';

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
  /** Moves the focus, because the button disappears. */
  onShown: () => void;
  className?: string;
}

/** Announces leads that other clients added. They're shown when the user asks for them. */
export function NewLeadsNotice({ onShown, className }: NewLeadsNoticeProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectNewCount);
  const show = () => {
    dispatch(orderFrozen(selectCurrentOrder(store.getState())));
    onShown();
  };
  return (
    <div role="status" className={className}>
      {count > 0 && (
        <Show type="button" onClick={show}>
          {count === 1 ? '1 new lead' : `${count.toLocaleString()} new leads`}
        </Show>
      )}
    </div>
  );
}
