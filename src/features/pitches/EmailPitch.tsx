import { Mail } from 'lucide-react';
import { useAppDispatch } from '#app/hooks.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { type MailedPitch, mailDraft } from '#domain/mailDraft.ts';
import { pitchExported } from '#features/leads/index.ts';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { useSavePitch } from './useSavePitch.ts';

const NO_ADDRESS = 'Please provide a contact email to send the pitch';

/** Why a pitch can't be emailed yet (product spec, section 5); `null` if it can. */
export function mailProblem({ contactEmail, pitch }: MailedPitch): string | null {
  if (!isEmailAddress(contactEmail.trim())) return NO_ADDRESS;
  return pitch.trim() === '' ? 'Write or generate a pitch first.' : null;
}

interface EmailPitchProps extends Pick<ButtonProps, 'variant' | 'children'> {
  mail: MailedPitch & { leadId?: string | null };
  /** The saved pitch that is marked; without one, nothing is. */
  pitchId: string | undefined;
}

/** Opens an email draft with a pitch, and marks the pitch. Whether it's sent isn't known. */
export function EmailPitch({ mail, pitchId, ...button }: EmailPitchProps) {
  const dispatch = useAppDispatch();
  const { savePitch } = useSavePitch();
  const problem = mailProblem(mail);
  if (problem) return <Button {...button} icon={Mail} disabled title={problem} />;
  const send = () => {
    if (pitchId) void savePitch(pitchId, { emailed: true });
    const { leadId, pitch: content } = mail;
    dispatch(pitchExported('Email draft opened.', { leadId, pitchId, content, channel: 'email' }));
  };
  return (
    <Button {...button} asChild icon={Mail}>
      <a href={mailDraft(mail)} onClick={send}>
        {button.children}
      </a>
    </Button>
  );
}
