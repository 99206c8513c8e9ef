import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { isPartWaiting, onWaitingChanged } from '#ui/lazy.tsx';
import { media, space, text, tone } from '#ui/theme.ts';
import { selectIsConnected } from './shellSlice.ts';

const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[8]};
  background: ${tone.progress.bg};
  color: ${tone.progress.fg};
  ${text.small}
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function messageFor(isOnline: boolean, isWaiting: boolean): string {
  if (isOnline) {
    return isWaiting
      ? "Can't reach the server. This will open once it's back."
      : "Can't reach the server. Trying again...";
  }
  return isWaiting
    ? "You're offline. This will open once you're back online."
    : "You're offline. Changes can be saved once you're back online.";
}

/** Says that the browser is offline or the server doesn't respond, until they are back. */
export function ConnectionBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isWaiting = useSyncExternalStore(onWaitingChanged, isPartWaiting, () => false);
  const isConnected = useAppSelector(selectIsConnected);
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div role="status">
      {!(isOnline && isConnected) && (
        <Bar>
          <Icon of={WifiOff} />
          {messageFor(isOnline, isWaiting)}
        </Bar>
      )}
    </div>
  );
}
