import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { counted } from '#domain/counted.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FoldHead } from './FoldHead.tsx';
import { LetterMenu } from './LetterMenu.tsx';
import {
  ActionRow,
  Back,
  Columns,
  Counts,
  FoldButton,
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
import { changeSettings, undo } from './letterSteps.ts';
import { AskedColumn, askedText } from './lines/AskedColumn.tsx';
import { Questions } from './lines/Questions.tsx';
import { TheirMessage } from './lines/TheirMessage.tsx';
import { LitContext, useLight } from './lit.ts';
import { settingsText } from './pitchOptions.ts';
import { SettingFields } from './SettingFields.tsx';
import { type OpenLetter, useLetter } from './useLetter.ts';
import { usePitchWriters } from './usePitchWriters.ts';

const placeOf = ({ company, location }: Lead): string =>
  [company, location].filter(Boolean).join(', ');

const linesText = ({ chosen, isDrawn }: OpenLetter): string =>
  `${counted(chosen.length, 'line')} ${isDrawn ? 'chosen' : 'wanted'}`;

/** The screen of a letter: the lines of the profile for what they ask, and the letter that they make. */
export function LetterScreen({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const letter = useLetter(leadId);
  const root = useRef<HTMLDivElement>(null);
  const light = useLight(root);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const { lead, state } = letter;
  useUndoKeys(leadId);

  if (state.status === 'loading') {
    return (
      <div data-own-head>
        <Skeleton height="32rem" />
      </div>
    );
  }
  if (state.status === 'failed' || !lead) {
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
  const Layout = isWide ? Wide : Narrow;
  return (
    <LitContext value={light}>
      <Sheet ref={root} data-own-actions>
        <DocumentTitle title={`${lead.title}, letter`} />
        <Layout letter={letter} lead={lead} />
      </Sheet>
    </LitContext>
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

interface LayoutProps {
  letter: OpenLetter;
  lead: Lead;
}

/** The settings in one line, which unfolds them: 'Cover letter, professional, medium · English'. */
function useSettings({ leadId, language, state: { settings } }: OpenLetter) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  return {
    toggle: (
      <FoldButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={ChevronRight} />
        <span>
          <strong>{settingsText(settings)}</strong> · {language ?? 'the posting’s language'}
        </span>
      </FoldButton>
    ),
    fields: isOpen && (
      <SettingsPane>
        <SettingFields
          settings={settings}
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
  const { message } = letter;
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
            <h2>{message ? 'Their message' : 'What they ask'}</h2>
            <Counts>{message ? <EventTime at={message.sentAt} /> : linesText(letter)}</Counts>
          </PaneHead>
          <div>
            {message && <TheirMessage message={message} />}
            <AskedColumn letter={letter} />
          </div>
        </LinesPane>
        <LetterPane aria-label="Letter">
          <PaneHead>
            <h2>{message ? 'Reply' : 'Letter'}</h2>
            <LetterState letter={letter} showsVersions />
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
  const [isMessageOpen, setMessageOpen] = useState(false);
  const { message } = letter;
  const { toList } = useLinks();
  const { model } = usePitchWriters();
  return (
    <NarrowLetter data-own-head>
      <Back>
        <IconButton label="Back" icon={ArrowLeft} onClick={toList} />
        <Title>
          <h1>{lead.title}</h1>
          <p>
            <span>{placeOf(lead)}</span>
            <LetterState letter={letter} />
          </p>
        </Title>
        <LetterMenu letter={letter} />
      </Back>
      <FoldLine>{settings.toggle}</FoldLine>
      {settings.fields}
      <Questions letter={letter} isFold />
      {message && (
        <FoldHead
          title="Their message"
          isOpen={isMessageOpen}
          onToggle={() => setMessageOpen(!isMessageOpen)}
          aside={<EventTime at={message.sentAt} />}
        />
      )}
      {message && isMessageOpen && <TheirMessage message={message} />}
      <FoldHead
        title={message ? 'What they ask' : `${linesText(letter)} from your profile`}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        aside={message ? askedText(letter) : `${letter.asked.asks.length} asks`}
      />
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
      {!isOpen && (model || letter.isWriting) && (
        <FoldLine>
          <WriteButton letter={letter} />
        </FoldLine>
      )}
      {!isOpen && (
        <LetterPane aria-label="Letter">
          <LetterCard letter={letter} />
        </LetterPane>
      )}
    </NarrowLetter>
  );
}
