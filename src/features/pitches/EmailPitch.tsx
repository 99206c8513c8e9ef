import { Mail } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { type MailedPitch, mailDraft } from '#domain/pitches/letter/mailDraft.ts';
import { changeLeads, pitchExported, useLead } from '#features/leads/index.ts';
import { useCopyText } from '#features/shell/useCopyText.ts';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { useFocusWhenLost } from '#ui/hooks/useFocusWhenLost.ts';
import { MissingAddress } from './MissingAddress.tsx';
import { useSavePitch } from './useSavePitch.ts';

interface MailLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  mail: MailedPitch & { leadId?: string | null };
  /** The saved pitch that is marked; without one, nothing is. */
  pitchId: string | undefined;
}

const TOO_LONG = 'Email draft opened without the letter, which is too long for a link.';

/** Opens an email draft, and marks the pitch. Whether it's sent isn't known. */
function MailLink({
  mail,
  pitchId,
  isReplacement,
  ...button
}: MailLinkProps & { isReplacement: boolean }) {
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  const { savePitch } = useSavePitch();
  const link = useFocusWhenLost<HTMLAnchorElement>(isReplacement);
  const { leadId, pitch: content } = mail;
  const { href, leavesOutPitch } = mailDraft(mail);

  function record(text: string) {
    if (pitchId) void savePitch(pitchId, { emailed: true });
    dispatch(pitchExported(text, { leadId, pitchId, content, channel: 'email' }));
  }

  async function send(event: MouseEvent) {
    if (!leavesOutPitch) return record('Email draft opened.');
    // The draft may open in this tab, and end the copying.
    event.preventDefault();
    const isCopied = await copy(
      content,
      `${TOO_LONG} Couldn't copy it. Select the text and copy it manually.`,
    );
    window.open(href, '_self');
    if (isCopied) record(`${TOO_LONG} It's on your clipboard: paste it into the email.`);
  }

  return (
    <Button {...button} asChild icon={Mail}>
      <a ref={link} href={href} onClick={send}>
        {button.children}
      </a>
    </Button>
  );
}

interface EmailPitchProps extends MailLinkProps {
  /** The posting; that of the lead, if there is one. */
  posting?: string;
  /** Gets the address that was missing, instead of the lead. */
  onAddress?: (email: string) => void;
}

/** Emails a pitch to its contact, or to the lead's. Without an address, asks for one. */
export function EmailPitch({ posting, onAddress, mail, pitchId, ...button }: EmailPitchProps) {
  const dispatch = useAppDispatch();
  const lead = useLead(mail.leadId ?? null);
  const [isAdded, setAdded] = useState(false);
  const contactEmail = [mail.contactEmail, lead?.contactInfo.email ?? ''].find((email) =>
    isEmailAddress(email.trim()),
  );

  function addAddress(email: string) {
    setAdded(true);
    if (onAddress) onAddress(email);
    else if (lead) {
      void dispatch(changeLeads([lead], () => ({ contactInfo: { email } }), 'Email added'));
    }
  }

  if (contactEmail && mail.pitch.trim() !== '') {
    return (
      <MailLink
        {...button}
        mail={{ ...mail, contactEmail }}
        pitchId={pitchId}
        isReplacement={isAdded}
      />
    );
  }
  return (
    <>
      <Button {...button} icon={Mail} disabled />
      {contactEmail ? (
        <Muted>Write or generate a pitch first.</Muted>
      ) : (
        <MissingAddress posting={posting ?? lead?.description ?? ''} onAddress={addAddress} />
      )}
    </>
  );
}
