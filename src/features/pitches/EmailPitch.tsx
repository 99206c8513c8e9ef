import { Mail as MailIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useUpdatePitchMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { type MailedPitch, mailDraft } from '#domain/pitches/letter/mailDraft.ts';
import { changeLeads, pitchExported, useLead } from '#features/leads/index.ts';
import { copyText } from '#features/shell/copyText.ts';
import { failed } from '#features/shell/failed.ts';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { focusWhenLost } from '#ui/hooks/focusWhenLost.ts';
import { MissingAddress } from './MissingAddress.tsx';

type Mail = MailedPitch & { leadId?: string | null };

const TOO_LONG = 'Email draft opened without the letter, which is too long for a link.';

interface MailLinkProps extends ComponentProps<'a'> {
  isReplacement: boolean;
}

function MailLink({ isReplacement, ...link }: MailLinkProps) {
  return <a {...link} ref={isReplacement ? focusWhenLost : undefined} />;
}

interface EmailPitchProps extends Pick<ButtonProps, 'variant' | 'children'> {
  mail: Mail;
  pitchId: string | undefined;
  /** The posting; that of the lead, if there is one. */
  posting?: string;
  /** Gets the address that was missing, instead of the lead. */
  onAddress?: (email: string) => void;
  /** Asks for a missing address only when it's pressed. */
  asksWhenPressed?: boolean;
  /** Stores the pitch when it's emailed. */
  save?: () => Promise<string | null>;
  /** Asks before the draft opens. */
  asks?: (() => Promise<boolean>) | undefined;
}

/** Emails a pitch to its contact, or to the lead's. Without an address, asks for one. */
export function EmailPitch({
  posting,
  onAddress,
  mail,
  pitchId,
  save,
  asks,
  asksWhenPressed = false,
  ...button
}: EmailPitchProps) {
  const dispatch = useAppDispatch();
  const [updatePitch] = useUpdatePitchMutation();
  const [isAdded, setAdded] = useState(false);
  const [isAsking, setAsking] = useState(!asksWhenPressed);
  const { leadId = null, pitch: content } = mail;
  const lead = useLead(leadId);
  const contactEmail = [mail.contactEmail, lead?.contactInfo.email ?? ''].find((email) =>
    isEmailAddress(email.trim()),
  );
  const draft = contactEmail && content.trim() ? mailDraft({ ...mail, contactEmail }) : null;

  /** Whether it's sent isn't known. */
  async function record(text: string) {
    const id = (await save?.()) ?? pitchId;
    const marked = id ? updatePitch({ id, changes: { emailed: true } }) : null;
    // A request that starts later would end this message.
    dispatch(pitchExported(text, { leadId, pitchId: id, content, channel: 'email' }));
    const error = (await marked)?.error;
    if (error) dispatch(failed(error, 'saving pitch', id));
  }
  async function open(click: MouseEvent) {
    if (!draft) return;
    const { href, leavesOutPitch } = draft;
    // The draft may open in this tab, and end the copying.
    if (asks || leavesOutPitch) click.preventDefault();
    if (asks && !(await asks())) return;
    if (!leavesOutPitch) {
      if (asks) window.open(href, '_self');
      return record('Email draft opened.');
    }
    const problem = `${TOO_LONG} Couldn't copy it. Select the text and copy it manually.`;
    const isCopied = await dispatch(copyText(content, { problem }));
    window.open(href, '_self');
    if (isCopied) record(`${TOO_LONG} It's on your clipboard: paste it into the email.`);
  }
  function addAddress(email: string) {
    setAdded(true);
    if (onAddress) onAddress(email);
    else if (lead)
      void dispatch(changeLeads([lead], () => ({ contactInfo: { email } }), 'Email added'));
  }
  if (draft) {
    return (
      <Button {...button} asChild icon={MailIcon}>
        <MailLink href={draft.href} onClick={open} isReplacement={isAdded}>
          {button.children}
        </MailLink>
      </Button>
    );
  }
  const canAsk = asksWhenPressed && !contactEmail;
  return (
    <>
      <Button
        {...button}
        icon={MailIcon}
        disabled={!canAsk}
        aria-expanded={canAsk ? isAsking : undefined}
        onClick={() => setAsking(!isAsking)}
      />
      {contactEmail && !asksWhenPressed && <Muted>Write or generate a pitch first.</Muted>}
      {!contactEmail && isAsking && (
        <MissingAddress posting={posting ?? lead?.description ?? ''} onAddress={addAddress} />
      )}
    </>
  );
}
