import { ChevronDown, ChevronUp, Ellipsis, Link as LinkIcon, Maximize2, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { SideSheet } from '#ui/overlays/SideSheet.tsx';
import { copyText } from './copyText.ts';
import { useServerOrigin } from './serverOrigin.ts';
import { NARROW_QUERY, useMediaQuery } from './useMediaQuery.ts';

/** Where there is room for the list as well. */
const BESIDE = '(min-width: 1024px)';

interface RecordSheetProps
  extends Pick<ComponentProps<typeof SideSheet>, 'title' | 'description' | 'mark' | 'onClose'> {
  /** What it shows, such as a lead. */
  noun: string;
  id: string;
  /** The list that it's opened from. */
  ids: readonly string[];
  /** Says where in the list it is. */
  isCounted?: boolean;
  /** Its address in the app. */
  path: string;
  /** Takes the whole page, where the list would be beside it. */
  isFull?: boolean | undefined;
  onFullToggled?: () => void;
  onOpen: (id: string) => void;
  /** The menu's items for what is needed now and then. */
  items: ReactNode;
  /** Buttons: at the foot, or on phones where the content has them. */
  actions: ReactNode;
  children: (actions: ReactNode) => ReactNode;
}

/** A record beside its list where there is room, with the way to the next one; on phones, in place of the list. */
export function RecordSheet({
  noun,
  id,
  ids,
  isCounted = true,
  path,
  isFull = false,
  onFullToggled,
  onOpen,
  items,
  actions,
  children,
  ...sheet
}: RecordSheetProps) {
  const dispatch = useAppDispatch();
  const isBeside = useMediaQuery(BESIDE);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const link = `${useServerOrigin()}${path}`;
  const position = ids.indexOf(id);
  const step = (by: number) => () => {
    const next = ids[position + by];
    if (next) onOpen(next);
  };
  const problem = `Couldn't copy. The link is ${link}`;
  return (
    <SideSheet
      {...sheet}
      full={isFull && isBeside}
      compact={isNarrow}
      modal={isBeside ? isFull : !isNarrow}
      toolbar={
        <>
          {!isNarrow && position !== -1 && (
            <>
              <IconButton
                label={`Previous ${noun}`}
                icon={ChevronUp}
                aria-disabled={position === 0}
                onClick={step(-1)}
              />
              <IconButton
                label={`Next ${noun}`}
                icon={ChevronDown}
                aria-disabled={position === ids.length - 1}
                onClick={step(1)}
              />
            </>
          )}
          {!isNarrow && (
            <Text as="span" role="status" $flex="1" $pad={[0, 0, 0, 1]} $size="small" $tone="ink3">
              {isCounted &&
                position !== -1 &&
                `${(position + 1).toLocaleString()} of ${ids.length.toLocaleString()}`}
            </Text>
          )}
          <Menu trigger={<IconButton label="More actions" icon={Ellipsis} />}>
            <MenuItem
              icon={LinkIcon}
              onSelect={() => void dispatch(copyText(link, { done: 'Link copied.', problem }))}
            >
              Copy link
            </MenuItem>
            {isBeside && onFullToggled && (
              <MenuItem icon={Maximize2} onSelect={onFullToggled}>
                {isFull ? 'Show beside the list' : 'Open full page'}
              </MenuItem>
            )}
            {items}
          </Menu>
          <IconButton label="Close" icon={X} onClick={sheet.onClose} />
        </>
      }
      footer={!isNarrow && actions}
    >
      {children(isNarrow && actions)}
    </SideSheet>
  );
}
