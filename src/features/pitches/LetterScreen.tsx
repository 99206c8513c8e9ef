import {
  ArrowLeft,
  ChevronRight,
  Ellipsis,
  History,
  PanelRight,
  PenLine,
  Trash2,
} from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useDeletePitchMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { failed } from '#features/shell/failed.ts';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import {
  ActionRow,
  Back,
  Columns,
  Counts,
  FoldLine,
  Head,
  LetterPane,
  LinesPane,
  NarrowLetter,
  PaneHead,
  SettingsPane,
  Sheet,
  Title,
} from './LetterScreen.styles.ts';
import { LetterCard } from './letter/LetterCard.tsx';
import { LetterState } from './letter/LetterState.tsx';
import { WriteButton } from './letter/WriteButton.tsx';
import { useLinks } from './letterLinks.ts';
import { letterOpened } from './letterSlice.ts';
import { changeSettings, undo } from './letterThunks.ts';
import { AskedColumn } from './lines/AskedColumn.tsx';
import { LitContext } from './lit.ts';
import { SettingFields } from './SettingFields.tsx';
import { SettingsToggle } from './SettingsToggle.tsx';
import { type OpenLetter, useLetter } from './useLetter.ts';
import { usePitchWriters } from './usePitchWriters.ts';

const placeOf = ({ company, location }: Lead): string =>
  [company, location].filter(Boolean).join(', ');

const linesText = (count: number): string =>
  count === 1 ? '1 line chosen' : `${count} lines chosen`;

/** What is lit on one side lights up on the other one, which scrolls to it. */
function useLight(root: RefObject<HTMLElement | null>) {
  const [lit, light] = useState<string | null>(null);
  return useMemo(
    () => ({
      lit,
      light,
      reveal: (key: string) => {
        light(key);
        const all = root.current?.querySelectorAll<HTMLElement>('[data-key], [data-keys]') ?? [];
        for (const element of all) {
          const { key: own, keys = '' } = element.dataset;
          const isOne = own === key || keys.split('\n').includes(key);
          if (isOne && !element.contains(document.activeElement)) {
            element.scrollIntoView?.({ block: 'nearest' });
          }
        }
      },
    }),
    [lit, root],
  );
}

/** Ctrl or Cmd Z takes back a step, also after the button that made it is gone. Other fields have their own. */
function useUndoKeys(leadId: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !'zy'.includes(key)) return;
      const field = (event.target as HTMLElement).closest('input, textarea, [role=dialog]');
      const isSteps = field?.matches('[type=checkbox], [data-steps]') ?? true;
      if (event.defaultPrevented || !isSteps) return;
      // Without a step, the last change of leads may be undone.
      const isDone = dispatch(undo(leadId, key === 'y' || event.shiftKey));
      if (isDone || field) event.preventDefault();
    }
    // Before the shortcut that undoes changes of leads.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [dispatch, leadId]);
}

/** The screen of a letter: the lines of the profile for what they ask, and the letter that they make. */
export function LetterScreen({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const letter = useLetter(leadId);
  const root = useRef<HTMLDivElement>(null);
  const light = useLight(root);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const { lead, state } = letter;
  useUndoKeys(leadId);

  if (state.status === 'failed' || (state.status === 'open' && !lead)) {
    return (
      <ErrorBlock
        title={
          state.status === 'failed' ? "Couldn't open the letter" : 'This lead no longer exists.'
        }
        text="The lead or its letters couldn't be loaded."
        action={<Button onClick={() => dispatch(letterOpened({ leadId }))}>Try Again</Button>}
      />
    );
  }
  if (state.status === 'loading' || !lead) return <Skeleton height="32rem" />;

  return (
    <LitContext value={light}>
      <Sheet ref={root}>
        <DocumentTitle title={`${lead.title}, letter`} />
        {isWide ? <Wide letter={letter} lead={lead} /> : <Narrow letter={letter} lead={lead} />}
      </Sheet>
    </LitContext>
  );
}

interface LayoutProps {
  letter: OpenLetter;
  lead: Lead;
}

function useSettings({ leadId, state }: OpenLetter) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  return {
    toggle: (
      <SettingsToggle settings={state.settings} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    ),
    fields: isOpen && (
      <SettingsPane>
        <SettingFields
          settings={state.settings}
          onChange={(changes) => dispatch(changeSettings(leadId, changes))}
        />
      </SettingsPane>
    ),
  };
}

/** Both sides beside each other. */
function Wide({ letter, lead }: LayoutProps) {
  const settings = useSettings(letter);
  const { toLead } = useLinks();
  return (
    <>
      <Head>
        <Monogram name={lead.company} size={44} />
        <Title>
          <h1>
            <button type="button" onClick={() => toLead(lead.id)}>
              {lead.title}
            </button>
          </h1>
          <p>{placeOf(lead)}</p>
        </Title>
        {settings.toggle}
      </Head>
      {settings.fields}
      <Columns>
        <LinesPane aria-label="What they ask">
          <PaneHead>
            <h2>What they ask</h2>
            <Counts>{linesText(letter.chosen.length)}</Counts>
          </PaneHead>
          <div>
            <AskedColumn letter={letter} />
          </div>
        </LinesPane>
        <LetterPane aria-label="Letter">
          <PaneHead>
            <h2>Letter</h2>
            <LetterState letter={letter} />
            <WriteButton letter={letter} />
          </PaneHead>
          <LetterCard letter={letter} />
        </LetterPane>
      </Columns>
    </>
  );
}

/** The letter below two folds, for phones and the side panel. */
function Narrow({ letter, lead }: LayoutProps) {
  const settings = useSettings(letter);
  const [isOpen, setOpen] = useState(false);
  const { toList } = useLinks();
  const { model } = usePitchWriters();
  return (
    <NarrowLetter>
      <Back>
        <IconButton label="Back" icon={ArrowLeft} onClick={toList} />
        <Title>
          <h1>{lead.title}</h1>
          <p>{placeOf(lead)}</p>
        </Title>
        <LetterMenu letter={letter} />
      </Back>
      <FoldLine>{settings.toggle}</FoldLine>
      {settings.fields}
      <FoldLine>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon of={ChevronRight} />
          <strong>{linesText(letter.chosen.length)} from your profile</strong>
        </button>
        <Counts>{letter.asked.asks.length} asks</Counts>
      </FoldLine>
      {isOpen && (
        <LinesPane aria-label="What they ask">
          <div>
            <AskedColumn letter={letter} />
          </div>
          <ActionRow>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </ActionRow>
        </LinesPane>
      )}
      <FoldLine>
        <LetterState letter={letter} />
        {(model || letter.isWriting) && <WriteButton letter={letter} />}
      </FoldLine>
      <LetterPane aria-label="Letter">
        <LetterCard letter={letter} />
      </LetterPane>
    </NarrowLetter>
  );
}

function LetterMenu({ letter: { leadId, pitch } }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const [deletePitch] = useDeletePitchMutation();
  const { toAi, toLead, toList } = useLinks();
  const { model } = usePitchWriters();
  async function remove(id: string) {
    const isSure = await ask({
      title: 'Delete Pitch',
      text: "The letter will be deleted. This can't be undone.",
      confirmLabel: 'Delete Pitch',
      danger: true,
    });
    if (!isSure) return;
    const { error } = await deletePitch(id);
    if (error) dispatch(failed(error, 'deleting pitch', id));
    else toList();
  }
  return (
    <Menu label="More" trigger={<IconButton label="More" icon={Ellipsis} />}>
      {!model && (
        <MenuItem icon={PenLine} onSelect={toAi}>
          Write it with AI
        </MenuItem>
      )}
      <MenuItem
        icon={PenLine}
        onSelect={() => dispatch(dialogOpened({ kind: 'assistant', leadId }))}
      >
        Your own assistant
      </MenuItem>
      <MenuItem icon={PanelRight} onSelect={() => toLead(leadId)}>
        Open lead
      </MenuItem>
      {pitch && (
        <>
          <MenuItem
            icon={History}
            onSelect={() => dispatch(dialogOpened({ kind: 'letterVersions', leadId }))}
          >
            Earlier versions
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => remove(pitch.id)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
