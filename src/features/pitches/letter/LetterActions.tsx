import { Check, Copy, TextCursorInput } from 'lucide-react';
import { use, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import { isActive } from '#domain/leads/lead.ts';
import { sentLabel } from '#domain/pitches/letter/sentLetter.ts';
import { pitchExported, recordAsSent } from '#features/leads/index.ts';
import { copyText } from '#features/shell/copyText.ts';
import { InsertContext } from '#features/shell/InsertContext.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { color, space } from '#ui/theme.ts';
import { DownloadPitch } from '../DownloadPitch.tsx';
import { EmailPitch } from '../EmailPitch.tsx';
import { saveLetter } from '../letterSaving.ts';
import type { OpenLetter } from '../useLetter.ts';
import { usePitchWriters } from '../usePitchWriters.ts';
import { hasWork } from './WriteButton.tsx';

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 14px ${space[7]};
  border-top: 1px solid ${color.line};
  > [data-last] {
    margin-left: auto;
  }
  @container letter (max-width: 479.98px) {
    padding: ${space[3]} ${space[4]};
    > [data-last] {
      flex: 1;
    }
    /* Icons, whose names are still read out. */
    > a,
    > [data-icon],
    > button:is([aria-haspopup], [aria-expanded]) {
      gap: 0;
      font-size: 0;
    }
  }
  @container letter (max-width: 349.98px) {
    > [data-copy] {
      gap: 0;
      font-size: 0;
    }
  }
`;

/** Days until the follow-up after an application. */
const FOLLOW_UP_DAYS = 7;

/** Takes the letter along, and records that it was sent. */
export function LetterActions({ letter }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const insert = use(InsertContext);
  const { model } = usePitchWriters();
  const { leadId, lead, text: shown, pitch, claims, isWriting, isReading, message } = letter;
  const isAsked = useRef(false);
  if (!lead) return null;
  const { content, subject } = shown;
  const isReadable = !isWriting || isReading;
  const isUsable = content.trim() !== '' && isReadable;
  const save = () => dispatch(saveLetter(leadId, true));
  const isSent = pitch?.sent?.content === content;

  async function copy() {
    if (!(await dispatch(copyText(content)))) return;
    const pitchId = (await save()) ?? undefined;
    dispatch(pitchExported('Letter copied.', { leadId, pitchId, content, channel: 'copy' }));
  }
  const open = letter.blanks.filter(({ found }) => found?.answer === null);
  async function emailsBlank() {
    isAsked.current = true;
    return ask({
      title: `${counted(open.length, 'blank')} to fill`,
      text: `“${open[0]?.blank.asked}” has no answer yet.`,
      confirmLabel: 'Email it anyway',
      cancelLabel: 'Fill it',
    });
  }
  async function applied() {
    const isSure =
      claims.length === 0 ||
      (await ask({
        title: `${claims.length} to check`,
        text: `“${claims[0]?.text}” is not in your profile. Was the letter sent like this?`,
        confirmLabel: 'Yes, record it',
        cancelLabel: 'Check it',
      }));
    if (!isSure) return;
    const pitchId = await save();
    const sent = pitchId === null ? null : { pitchId, content };
    await dispatch(recordAsSent({ leadId, letter: sent, followUpDays: FOLLOW_UP_DAYS }));
  }
  const isReply = letter.state.settings.purpose === 'reply';
  const isMain = message ? Boolean(pitch?.emailedAt) : !(model && hasWork(letter));
  const recipient = {
    company: lead.company,
    position: lead.title,
    contactName: lead.contactInfo.name,
  };
  return (
    <Bar>
      {insert && (
        <Button
          icon={TextCursorInput}
          disabled={!isUsable}
          onClick={async () => {
            await save();
            insert();
          }}
        >
          Insert
        </Button>
      )}
      <Button icon={Copy} disabled={!isUsable} data-copy data-icon={insert && ''} onClick={copy}>
        Copy
      </Button>
      <EmailPitch
        mail={{
          ...recipient,
          leadId,
          subject,
          contactEmail: lead.contactInfo.email,
          pitch: isReadable ? content : '',
          inReplyTo: message?.messageId,
        }}
        variant={message && !pitch?.emailedAt ? 'primary' : 'secondary'}
        asks={open.length > 0 && !isAsked.current ? emailsBlank : undefined}
        pitchId={pitch?.id}
        save={save}
        asksWhenPressed
      >
        Email
      </EmailPitch>
      <DownloadPitch
        letter={{ ...recipient, text: subject ? `Subject: ${subject}\n\n${content}` : content }}
        leadId={leadId}
        pitchId={pitch?.id}
        disabled={!isUsable}
      />
      {isActive(lead) && !isSent && (
        <Button
          data-last
          variant={isMain ? 'primary' : 'secondary'}
          icon={Check}
          disabled={!isReadable}
          onClick={applied}
        >
          {isReply ? 'I sent it' : sentLabel(lead)}
        </Button>
      )}
    </Bar>
  );
}
