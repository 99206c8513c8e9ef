import { Ellipsis, History, PanelRight, PenLine, Trash2 } from 'lucide-react';
import { useAppDispatch } from '#app/hooks.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { useLinks } from './letterLinks.ts';
import { useDeleteLetter } from './useDeleteLetter.ts';
import type { OpenLetter } from './useLetter.ts';
import { usePitchWriters } from './usePitchWriters.ts';

/** What a narrow screen has no room for. */
export function LetterMenu({ letter: { leadId, pitch } }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const deleteLetter = useDeleteLetter();
  const { toAi, toLead, toList } = useLinks();
  const { model } = usePitchWriters();
  const open = (kind: 'assistant' | 'letterVersions') => dispatch(dialogOpened({ kind, leadId }));
  return (
    <Menu label="More" trigger={<IconButton label="More" icon={Ellipsis} />}>
      {!model && (
        <MenuItem icon={PenLine} onSelect={toAi}>
          Write it with AI
        </MenuItem>
      )}
      <MenuItem icon={PenLine} onSelect={() => open('assistant')}>
        Your own assistant
      </MenuItem>
      <MenuItem icon={PanelRight} onSelect={() => toLead(leadId)}>
        Open lead
      </MenuItem>
      {pitch && (
        <>
          <MenuItem icon={History} onSelect={() => open('letterVersions')}>
            Earlier versions
          </MenuItem>
          <MenuItem
            icon={Trash2}
            onSelect={async () => {
              if (await deleteLetter(pitch)) toList();
            }}
          >
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
