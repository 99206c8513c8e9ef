import { PenLine, Square } from 'lucide-react';
import { useAppDispatch } from '#app/hooks.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { useLinks } from '../letterLinks.ts';
import { stopWriting, writeLetter } from '../letterSaving.ts';
import { TextButton } from '../TextButton.ts';
import type { OpenLetter } from '../useLetter.ts';
import { usePitchWriters } from '../usePitchWriters.ts';

const NAMES = [
  'type',
  'tone',
  'length',
  'platform',
  'language',
  'template',
  'customPrompt',
] as const;

/** Whether the model has something to do: nothing written yet, or lines and settings that changed since. */
export function hasWork({ isDrawn, state, pitch }: OpenLetter): boolean {
  if (isDrawn || state.tickedSince.length > 0) return true;
  return NAMES.some((name) => pitch?.settings[name] !== state.settings[name]);
}

/** Has the model write the letter, or stops it. Without one, the ways to one. */
export function WriteButton({ letter }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const { model } = usePitchWriters();
  const { toAi } = useLinks();
  const { leadId, isWriting, hasProfile } = letter;
  if (isWriting) {
    return (
      <Button icon={Square} onClick={() => dispatch(stopWriting(leadId))}>
        Stop
      </Button>
    );
  }
  if (!hasProfile) return null;
  if (!model) {
    return (
      <Text as="span" $flex="none" $size="small" $tone="ink2">
        <TextButton type="button" onClick={toAi}>
          Write it with AI
        </TextButton>{' '}
        or{' '}
        <TextButton
          type="button"
          onClick={() => dispatch(dialogOpened({ kind: 'assistant', leadId }))}
        >
          your own assistant
        </TextButton>
      </Text>
    );
  }
  const isMain = hasWork(letter);
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={PenLine}
      onClick={() => dispatch(writeLetter(leadId, model.value))}
    >
      {isMain ? `Write with ${model.label}` : 'Write again'}
    </Button>
  );
}
