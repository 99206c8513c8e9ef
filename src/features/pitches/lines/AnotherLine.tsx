import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { countryOf } from '#domain/forms/answerPlace.ts';
import { foldText } from '#domain/leads/searchText.ts';
import { nearest } from '#domain/nearest.ts';
import { answersFor } from '#domain/pitches/asked/logistics.ts';
import { answerLine } from '#domain/profile/answerBank.ts';
import { profileLines } from '#domain/profile/profileLines.ts';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { Box } from '#ui/layout/Stack.tsx';
import { media } from '#ui/theme.ts';
import { addTickedLine, tickLine } from '../letterSteps.ts';
import { type LettersState, selectLetterLead } from '../letterView.ts';
import { RowButton } from '../RowButton.ts';
import { LineEditor } from './LineEditor.tsx';
import { usePlace } from './usePlace.tsx';

const Button = styled(RowButton)`
  flex: none;
  margin-left: auto;
  [data-ask]:hover &,
  [data-ask]:focus-within & {
    visibility: visible;
  }
  ${media.touch} {
    margin-block: -8px;
  }
`;

/** The last choice. */
const NEW_LINE = 'new';

interface AnotherLineProps {
  leadId: string;
  /** The request; '' for none. */
  asked: string;
  /** Also without the pointer. */
  isShown: boolean;
}

/** Chooses any line of the profile for a request, the nearest first, or writes a new one. */
export function AnotherLine({ leadId, asked, isShown }: AnotherLineProps) {
  const [mode, setMode] = useState<'closed' | 'choose' | 'write'>('closed');
  const [search, setSearch] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    setMode('closed');
    setSearch('');
  }
  /** At once: a frame later, the focus may be in another request's choice, which would close. */
  function closeAndFocus(): void {
    flushSync(close);
    button.current?.focus();
  }
  if (mode === 'closed') {
    return (
      <Button
        ref={button}
        type="button"
        data-shown={isShown || undefined}
        aria-label={asked ? `Another line for “${asked}”` : 'Another line'}
        onClick={() => setMode('choose')}
      >
        Another line…
      </Button>
    );
  }
  if (mode === 'write')
    return <NewLine leadId={leadId} asked={asked} text={search} onClose={closeAndFocus} />;
  return (
    <LineChoice
      leadId={leadId}
      asked={asked}
      search={search}
      onSearch={setSearch}
      onWrite={() => setMode('write')}
      onClose={closeAndFocus}
      onLeave={close}
    />
  );
}

interface LineChoiceProps extends Omit<AnotherLineProps, 'isShown'> {
  search: string;
  onSearch: (search: string) => void;
  onWrite: () => void;
  onClose: () => void;
  /** Called when the focus went elsewhere. */
  onLeave: () => void;
}

function LineChoice(props: LineChoiceProps) {
  const { leadId, asked, search, onSearch, onWrite, onClose, onLeave } = props;
  const dispatch = useAppDispatch();
  const { data: profile } = useGetProfileQuery();
  const location = useAppSelector(
    (state: LettersState) => selectLetterLead(state, leadId)?.location ?? '',
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.click();
  }, []);
  const lines = useMemo(() => {
    if (!profile) return [];
    const answers = answersFor(profile, countryOf(location)).map(answerLine);
    return nearest([...profileLines(profile), ...answers], [asked])(asked).map(({ item }) => item);
  }, [profile, asked, location]);
  const wanted = foldText(search);
  const found = lines.filter((line) => foldText(`${line.text} ${line.source}`).includes(wanted));
  const options = [
    ...found.slice(0, 50).map((line) => ({ value: line.id, label: line.text })),
    { value: NEW_LINE, label: 'Write a new one' },
  ];
  return (
    <Box
      $flex="1 0 100%"
      $pad={[1, 0]}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && search === '') onLeave();
      }}
    >
      <ComboboxField
        label="Another line"
        placeholder="Search your lines"
        chosen={undefined}
        options={options}
        onSearchChange={(typed) => typed !== '' && onSearch(typed)}
        onValueChange={(value) => {
          const line = lines.find(({ id }) => id === value);
          if (line) {
            dispatch(tickLine(leadId, asked, line, true));
            onClose();
          } else onWrite();
        }}
      />
    </Box>
  );
}

interface NewLineProps extends Omit<AnotherLineProps, 'isShown'> {
  /** What was searched for. */
  text: string;
  onClose: () => void;
}

function NewLine({ leadId, asked, text, onClose }: NewLineProps) {
  const dispatch = useAppDispatch();
  const place = usePlace();
  return (
    <Box $flex="1 0 100%" $pad={[1, 0]}>
      <LineEditor
        label="New line"
        text={text}
        saveLabel="Keep"
        onSave={(words) => dispatch(addTickedLine(leadId, asked, place.chosen, words))}
        onClose={onClose}
      >
        {place.select}
      </LineEditor>
    </Box>
  );
}
