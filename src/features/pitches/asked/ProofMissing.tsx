import { Copy, PenLine } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { LineMatch } from '#domain/contract/leads.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { color, space, text } from '#ui/theme.ts';
import { usePitchWriters } from '../usePitchWriters.ts';
import { AskedHead } from './AskedCard.tsx';
import { AskedList } from './AskedList.tsx';
import { InstructionNotice } from './InstructionNotice.tsx';
import {
  askedDraft,
  asSentence,
  isTooLong,
  SENTENCE_TOO_LONG,
  SentenceInput,
} from './SentenceInput.tsx';
import { type AskedLines, matchOf } from './useAsked.ts';
import { useCoverLine } from './useCoverLine.ts';

const Intro = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[5]} ${space[6]};
  border-bottom: 1px solid ${color.line};
  ${text.body}
  color: ${color.ink2};

  > :first-child {
    ${text.small}
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
  > h2 {
    ${text.sectionTitle}
    color: ${color.ink};
    font-size: 1.375rem;
    text-wrap: balance;
  }
`;

const Field = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  > label {
    ${text.label}
    color: ${color.ink2};
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** Enough for a first letter. */
const FIELDS = 2;

interface ProofMissingProps {
  /** Such as 'Operations Engineer at Brightwell'. */
  subject: string;
  asked: AskedLines;
  /** Writes the letter, with what was saved. Resolves to false when the user keeps the open one. */
  onWrite: () => Promise<boolean>;
}

/** Asks for one sentence that fits a posting, instead of writing a letter without any. */
export function ProofMissing({ subject, asked, onWrite }: ProofMissingProps) {
  const dispatch = useAppDispatch();
  const cover = useCoverLine();
  const isAssistant = usePitchWriters().writer === 'assistant';
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const first = asked.lines.filter(({ kind }) => kind !== 'logistics').slice(0, FIELDS);
  const rest = asked.lines.filter((line) => !first.includes(line));
  const filled = first.filter(({ text: line }) => asSentence(typed[line] ?? '') !== '');
  const canSave =
    filled.length > 0 && !filled.some(({ text: line }) => isTooLong(typed[line] ?? ''));

  async function saveAndWrite() {
    setSaving(true);
    const matches: LineMatch[] = [];
    for (const line of filled) {
      const evidence = await cover(line, asSentence(typed[line.text] ?? ''));
      // The error is shown, and the text stays.
      if (!evidence) return setSaving(false);
      matches.push(matchOf(line, evidence.id));
      dispatch(draftDropped(askedDraft(line.text)));
    }
    await asked.addMatches(matches);
    await onWrite();
    setSaving(false);
  }

  return (
    <>
      <Intro>
        <p>{subject}</p>
        <h2>Nothing in your profile fits this posting yet</h2>
        <p>
          Tell them about one thing you did that fits. One sentence is enough, and it’s saved for
          other letters.
        </p>
        <InstructionNotice toAI={asked.toAI} />
      </Intro>
      <AskedHead asked={asked} level="h3" />
      {first.map(({ text: line }) => (
        <Field key={line}>
          <label htmlFor={askedDraft(line)}>“{line}”</label>
          <SentenceInput
            id={askedDraft(line)}
            line={line}
            placeholder="Where, what you did, what came of it."
            rows={2}
            value={typed[line] ?? ''}
            onChange={(value) => setTyped((now) => ({ ...now, [line]: value }))}
          />
          {isTooLong(typed[line] ?? '') && <ErrorText role="alert">{SENTENCE_TOO_LONG}</ErrorText>}
        </Field>
      ))}
      <AskedList asked={{ ...asked, lines: rest }} />
      <Foot>
        <Button variant="ghost" onClick={onWrite}>
          {isAssistant ? 'Copy prompt anyway' : 'Write anyway'}
        </Button>
        <Button
          variant="primary"
          icon={isAssistant ? Copy : PenLine}
          busy={isSaving}
          busyLabel="Saving..."
          disabled={!canSave}
          onClick={saveAndWrite}
        >
          {isAssistant ? 'Save and copy prompt' : 'Save and write'}
        </Button>
      </Foot>
    </>
  );
}
