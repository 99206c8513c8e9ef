import { ScanText, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { ReadingLine } from './ReadLine.tsx';
import type { GivenPosting } from './readAnyPosting.ts';
import { dropShared, isSharedHere, readShared } from './shared.ts';

const Words = styled.div`
  strong + * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: pre-line;
  }
`;

/** The system opens the installed app with what another app shares. Any page can open a tab with it. */
const isInstalledApp = () => matchMedia('(display-mode: standalone)').matches;

/**
 * What another app shared. In the installed app's window that was opened with it, it's read at once. Elsewhere it may come from any page, so nothing
 * is fetched or replaced before the user asks for it.
 */
export function SharedPosting({ onTake }: { onTake: (shared: GivenPosting) => void }) {
  const [shared, setShared] = useState<GivenPosting | null>(null);
  function take(given: GivenPosting) {
    setShared(null);
    void dropShared();
    onTake(given);
  }
  const show = useEffectEvent((given: GivenPosting | null, isHere: boolean) => {
    if (given && isHere && isInstalledApp()) take(given);
    else setShared(given);
  });
  useEffect(() => {
    void Promise.all([readShared(), isSharedHere()]).then(([given, isHere]) => show(given, isHere));
  }, []);
  if (!shared) return null;
  const { file, title, url, text } = shared;
  return (
    <ReadingLine>
      <Words>
        <strong role="status">Shared with Leadside</strong>
        <Muted>{[file?.name, title, url, text].filter(Boolean).join('\n')}</Muted>
      </Words>
      <Button icon={ScanText} onClick={() => take(shared)}>
        Read
      </Button>
      <IconButton
        icon={X}
        label="Dismiss"
        onClick={() => {
          setShared(null);
          void dropShared();
        }}
      />
    </ReadingLine>
  );
}
