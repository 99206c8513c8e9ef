import { Check, Copy, Mail, PenLine, RefreshCw, Sparkles, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { mailDraft } from '#domain/mailDraft.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { PitchNotes } from './PitchNotes.tsx';
import { PitchText } from './PitchText.tsx';
import {
  type PitchDraft,
  pitchEdited,
  pitchEditingToggled,
  selectPitchDraft,
} from './pitchDraftSlice.ts';

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  min-height: 24rem;
  /* Clear of the page's header. */
  scroll-margin: 80px 0 16px;
  padding: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-height: 60px;
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
`;

const State = styled.div`
  margin-right: auto;
  ${media.narrow} {
    /* On its own line, so that the actions stay together. */
    flex-basis: 100%;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[6]} ${space[6]} ${space[8]};
`;

const Empty = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[12]} 0;
  color: ${color.ink3};
  text-align: center;
  ${text.body}
  text-wrap: balance;
`;

const STATUS: Record<
  PitchDraft['status'],
  { tone: 'neutral' | 'info' | 'success'; label: string }
> = {
  empty: { tone: 'neutral', label: 'No pitch yet' },
  writing: { tone: 'info', label: 'Writing…' },
  stopped: { tone: 'neutral', label: 'Stopped' },
  written: { tone: 'success', label: 'Draft ready' },
};

interface PitchOutputProps {
  /** From the form. */
  opportunity: { company: string; position: string; contactEmail: string };
  /** Why writing failed. */
  problem: string | null;
  onStop: () => void;
  onRegenerate: () => void;
}

/** The pitch while it is written, then to read, edit, copy and email. */
export function PitchOutput({ opportunity, problem, onStop, onRegenerate }: PitchOutputProps) {
  const dispatch = useAppDispatch();
  const { status, text: content, pitch, editing } = useAppSelector(selectPitchDraft);
  const isWriting = status === 'writing';
  // The problem doesn't belong to a pitch that was reopened since.
  const failure = pitch?.content ? null : problem;
  const sheet = useRef<HTMLDivElement>(null);

  // On a phone the output is far from the submit button.
  useEffect(() => {
    if (isWriting) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [isWriting]);
  const isEditing = editing && (status === 'written' || status === 'stopped');

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      dispatch(toastShown({ tone: 'success', text: 'Pitch copied.' }));
    } catch {
      const text = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text }));
    }
  }

  return (
    <Sheet ref={sheet} as="section" aria-label="Pitch" aria-busy={isWriting}>
      <Head>
        <State>
          <Badge tone={STATUS[status].tone} dot>
            {STATUS[status].label}
          </Badge>
        </State>
        {isWriting && (
          <Button icon={Square} onClick={onStop}>
            Stop
          </Button>
        )}
        {(isEditing || (!isWriting && content !== '')) && (
          <>
            <IconButton label="Regenerate" icon={RefreshCw} onClick={onRegenerate} />
            <Button
              variant="ghost"
              icon={isEditing ? Check : PenLine}
              onClick={() => dispatch(pitchEditingToggled())}
            >
              {isEditing ? 'Done' : 'Edit'}
            </Button>
            <Button variant="ghost" icon={Copy} onClick={copy}>
              Copy
            </Button>
            {isEmailAddress(opportunity.contactEmail.trim()) ? (
              <Button asChild variant="ghost" icon={Mail}>
                <a href={mailDraft({ ...opportunity, pitch: content })}>Email</a>
              </Button>
            ) : (
              <Button
                variant="ghost"
                icon={Mail}
                disabled
                title="Please provide a contact email to send the pitch"
              >
                Email
              </Button>
            )}
          </>
        )}
      </Head>
      <Body>
        {failure && (
          <ErrorBlock
            title="Couldn't write the pitch"
            text={failure}
            action={<Button onClick={onRegenerate}>Try Again</Button>}
          />
        )}
        {status === 'empty' && !failure && (
          <Empty>
            <Icon of={Sparkles} size={20} />
            Describe the opportunity and choose a style. Your pitch will appear here.
          </Empty>
        )}
        {isEditing ? (
          <TextField
            label="Edit the pitch"
            multiline
            rows={14}
            value={content}
            onChange={(event) => dispatch(pitchEdited(event.target.value))}
          />
        ) : (
          status !== 'empty' && <PitchText content={content} writing={isWriting} pitch={pitch} />
        )}
      </Body>
      {pitch && pitch.content === content && <PitchNotes pitch={pitch} />}
    </Sheet>
  );
}
