import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import { fadeIn } from '#ui/animations.ts';
import { color, layer, media, motion, radius, shadow, space, text } from '#ui/theme.ts';
import { orderFrozen, selectCurrentOrder, selectNewCount } from '../shownLeadsSlice.ts';

/** Floats over the list, so that no lead moves. */
const Notice = styled.div`
  position: fixed;
  z-index: ${layer.listHead};
  top: 64px;
  left: 50%;
  left: anchor(--main center, 50%);
  transform: translateX(-50%);
  &:not(:empty) {
    padding: 0 ${space[4]};
    border: 1px solid ${color.line2};
    border-radius: ${radius.pill};
    background: ${color.surface};
    box-shadow: ${shadow.floating};
    ${text.small}
  }
`;

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

/**
 * Announces leads that other clients added. They're shown when the user asks for them.
 *
 * @param props.onShown moves the focus, because the button disappears
 */
export function NewLeadsNotice({ onShown }: { onShown: () => void }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectNewCount);
  const show = () => {
    // Before the focus scrolls to the list's start: rows that come later would push it away.
    flushSync(() => dispatch(orderFrozen(selectCurrentOrder(store.getState()))));
    onShown();
  };
  return (
    <Notice role="status">
      {count > 0 && (
        <Show type="button" onClick={show}>
          {counted(count, 'new lead')}
        </Show>
      )}
    </Notice>
  );
}
